/** Texts of the notes about a submission, and of answering it by email. */
export const submissionHistory = {
  title: 'Notes and answers',
  none: 'Nobody has written a note or answered yet.',
  note: 'Note',
  notePlaceholder: 'Write a note for your team',
  noteEmpty: 'Write a note first.',
  addNote: 'Add note',
  deleteNote: 'Delete note',
  noteDeleted: 'The note is deleted.',
  undo: 'Undo',
  undone: 'The note is back.',
  wrote: (author: string | null) => `Note by ${author ?? 'somebody who has left'}`,
  answered: (author: string | null) => `Answered by ${author ?? 'somebody who has left'}`,
  to: (recipient: string) => `To ${recipient}`,
  openMail: 'View email',

  reply: {
    title: 'Reply by email',
    to: 'To',
    subject: 'Subject',
    message: 'Your answer',
    messageHint: 'Their words are quoted below it. Answers to it come to the reply address of your emails.',
    cancel: 'Cancel',
    send: 'Send',
    sent: 'Your answer is on its way.',
    program: 'Write in your email program instead',
  },
};
