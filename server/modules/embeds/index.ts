export { feedsByUrl } from './feeds.ts';
export { fetchEmbed, type EmbedSources } from './fetch-embed.ts';
export { refreshFeeds } from './refresh-feeds.ts';
