/** What stands beside the canvas. */
export type SidePanel = 'insert' | 'outline';
