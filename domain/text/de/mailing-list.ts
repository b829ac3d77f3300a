/** Die Mail, die um Bestätigung einer Adresse bittet, und die Seiten zum Bestätigen und Abmelden. */
export const mailSubject = 'Bitte bestätigen Sie Ihre E-Mail-Adresse für {shop}';
export const mailHeading = 'Noch ein Schritt';
export const mailIntro =
  'Mit dieser Adresse wurden Neuigkeiten von {shop} bestellt. Wenn Sie das waren, bestätigen Sie sie bitte, dann stehen Sie auf der Liste.';
export const mailLink = 'Adresse bestätigen';
export const mailReason =
  'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keine Neuigkeiten von {shop}.';
export const mailUnsubscribe = 'Ich möchte keine E-Mails dieser Liste';
export const confirmTitle = 'Neuigkeiten von {shop} erhalten?';
export const confirmSentence =
  'Bestätigen Sie Ihre Adresse mit dem Knopf. Sie können sich jederzeit wieder abmelden.';
export const confirmButton = 'Adresse bestätigen';
export const confirmedTitle = 'Sie stehen auf der Liste';
export const confirmedSentence =
  'Vielen Dank. Ihre Adresse ist bestätigt, und Sie erhalten die nächsten Neuigkeiten von {shop}.';
export const confirmEndedTitle = 'Dieser Link bestätigt nichts';
export const confirmEndedSentence =
  'Er ist unvollständig oder zu alt. Bitte melden Sie sich auf der Seite von {shop} noch einmal an.';
export const unsubscribeTitle = 'Keine Neuigkeiten mehr per E-Mail?';
export const unsubscribeSentence =
  'Sie erhalten keine Neuigkeiten von {shop} mehr. E-Mails zu Ihren Bestellungen bekommen Sie weiterhin.';
export const unsubscribeButton = 'Abmelden';
export const unsubscribedTitle = 'Sie sind abgemeldet';
export const unsubscribedSentence =
  'Sie erhalten keine Neuigkeiten von {shop} mehr. Sie können sich jederzeit wieder anmelden.';
export const endedTitle = 'Hier gibt es nichts abzumelden';
export const endedSentence =
  'Dieser Link ist unvollständig, oder Ihre Adresse steht auf keiner Liste von {shop}.';
export const toShop = 'Zurück zur Website';
export const formTitle = 'Neuigkeiten von {shop} erhalten';
export const formAgain = 'Geben Sie Ihre E-Mail-Adresse ein, um sich anzumelden.';
