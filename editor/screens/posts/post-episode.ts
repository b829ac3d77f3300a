import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { type Episode, episodeTypes } from '@vitrine/domain/content/podcast.ts';
import { readPlayTime, writePlayTime } from '@vitrine/domain/time/play-time.ts';
import * as z from 'zod';
import { podcasts as text } from '../../text/en-podcasts.ts';
import type { FieldReader } from '../../ui/form/read-values.ts';

/** Whether an episode is explicit: as its podcast, or of its own. */
export const explicitChoices = ['podcast', 'yes', 'no'] as const;

/** A post as an episode, as it is typed. */
export const episodeValues = z.object({
  /** `0:42:10`; '' where it is not known. */
  duration: z.string(),
  season: z.string(),
  number: z.string(),
  type: z.enum(episodeTypes),
  explicit: z.enum(explicitChoices),
  subtitle: z.string(),
});
type EpisodeValues = z.output<typeof episodeValues>;

const typed = (number: number | null): string => (number === null ? '' : String(number));

export function episodeValuesOf({ episode }: PostDetail): EpisodeValues {
  const { durationSeconds, season, number, type, isExplicit, subtitle } = episode;
  return {
    duration: durationSeconds === null ? '' : writePlayTime(durationSeconds),
    season: typed(season),
    number: typed(number),
    type,
    explicit: isExplicit === null ? 'podcast' : isExplicit ? 'yes' : 'no',
    subtitle,
  };
}

/** The episode that is typed; `reader` collects a sentence for each value that cannot be read. */
export function readEpisode(reader: FieldReader, values: EpisodeValues): Episode {
  const duration = values.duration.trim();
  const durationSeconds = duration === '' ? null : readPlayTime(duration);
  if (duration !== '' && durationSeconds === null)
    reader.problems['episode.duration'] = text.durationUnreadable;
  return {
    durationSeconds,
    season: reader.optionalNumber('episode.season', values.season),
    number: reader.optionalNumber('episode.number', values.number),
    type: values.type,
    isExplicit: values.explicit === 'podcast' ? null : values.explicit === 'yes',
    subtitle: values.subtitle,
  };
}
