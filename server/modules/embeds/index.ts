export { feedsByUrl } from './feeds.ts';
export { fetchEmbed, type EmbedSources } from './fetch-embed.ts';
export { refreshFeeds, feedPoller } from './refresh-feeds.ts';
export { embedRoutes } from './routes.ts';
