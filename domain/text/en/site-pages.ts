/** The announcement bar; what an error page of the owner's own begins with. */
export const announcement = 'Announcement';
export const closeAnnouncement = 'Close announcement';
export const starter = {
  title: 'Page not found',
  heading: 'This page has moved, or never was',
  text: 'The address may have a typo, or the page is no longer here. Look for it below, or start again from the beginning.',
  home: 'Go to the home page',
};
