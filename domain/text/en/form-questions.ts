/** What is wrong with files, conditions and steps of a form, for its owner. */
export const formQuestionProblems = {
  fileMost: 'Enter a whole number from 1 to {max}.',
  fileKinds: 'Choose at least one kind of file.',
  fileTotal: 'All files together need at least as much as one of them.',
  tooManyFileQuestions: 'A form has at most {max} questions for files.',
  conditionField: 'Choose a question that stands above this one.',
  conditionValue: 'Choose one of the answers to that question.',
  conditionEmpty: 'Enter the answer that it is compared with.',
  conditionRule: 'This kind of question can only be answered or not.',
  notASection: 'Only a heading begins a step.',
};
