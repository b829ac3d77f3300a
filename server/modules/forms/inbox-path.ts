/** The address of a submission in the admin. */
export const inboxPath = (id: string): string => `/config/form-submissions/${id}`;
