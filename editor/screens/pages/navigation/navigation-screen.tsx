import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAX_NAVIGATION } from '@vitrine/contracts/navigation.ts';
import { navigation as text } from '../../../text/en-navigation.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { SaveAtOnceSign } from '../../../ui/save-state.tsx';
import screen from '../../../ui/screen.module.css';
import { useSitePages } from '../../page-editor/panel/site-queries.ts';
import { PageViews } from '../page-views.tsx';
import pageStyles from '../pages.module.css';
import { entryOfPage, rowOf, unlinkedPages } from './entries.ts';
import styles from './navigation.module.css';
import { NavigationList } from './navigation-list.tsx';
import { UnlinkedPages } from './unlinked-pages.tsx';
import { useNavigation } from './use-navigation.ts';

/** The links of the header and the footer. */
export function NavigationScreen() {
  const navigation = useNavigation();
  const { pages, failure } = useSitePages();
  const { query, lists } = navigation;
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        <SaveAtOnceSign status={navigation.status} />
      </div>
      <PageViews />
      <Text size="sm" c="dimmed" mb="sm">
        {text.lead} <span className={pageStyles['byHand']}>{text.byHand}</span>
      </Text>
      {lists === undefined ? (
        <div className={screen['sheet']}>
          {query.isError ? (
            <CallFailed error={query.error} again={() => void query.refetch()} />
          ) : (
            <ListWaiting rows={4} />
          )}
        </div>
      ) : (
        <div className={styles['lists']}>
          <NavigationList
            name="main"
            navigation={navigation}
            rows={lists.main}
            pages={pages}
            failure={failure}
          />
          <NavigationList
            name="footer"
            navigation={navigation}
            rows={lists.footer}
            pages={pages}
            failure={failure}
          />
          {pages !== undefined && (
            <UnlinkedPages
              pages={unlinkedPages(pages, lists)}
              canTake={lists.main.length < MAX_NAVIGATION}
              onAdd={(page) => {
                navigation.insert('main', rowOf(entryOfPage(page)));
                notifications.show({ message: text.added.main(page.title) });
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
