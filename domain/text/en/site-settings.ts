/** What an owner reads when settings of the site cannot be used. */
export const siteProblemTexts = {
  titleMissing: 'Enter a title for your site.',
  phoneInvalid: 'Enter a phone number like +1 555 010 0199, or leave it empty.',
  accountInvalid: 'Enter the address of a profile, like https://instagram.com/yourname.',
  accountTwice: 'You have this account already.',
  tooManyAccounts: 'A site has at most {most} accounts. Remove one first.',
  serviceInvalid: 'Enter the name of the service, at most 40 characters.',
  barMissing: 'Write what the bar says, or turn it off.',
  barTooLong: 'Write at most {most} characters.',
  linkInvalid: 'Choose where the bar leads, or choose no link.',
  timeInvalid: 'Enter a day and a time, or leave it empty.',
  endTooEarly: 'Enter a time after the one it starts at.',
  pageGone: 'This page was deleted. Choose another one, or the page of your theme.',
  nameMissing: 'Enter your name, or that of your company.',
  addressMissing: 'Enter your postal address.',
  emailMissing: 'Enter the email address people can write to.',
  returnDays: 'Enter a number of days from 1 to 365.',
} as const;
