/** German words: drafts of legal pages. */
export const labels = { email: 'E-Mail', phone: 'Telefon' };
export const privacy = {
  title: 'Datenschutz',
  intro:
    'Diese Seite sagt, welche personenbezogenen Daten wir bei Ihrem Besuch verarbeiten, wozu, und welche Rechte Sie haben.',
  controller: { heading: 'Verantwortlich', text: '{who}' },
  visit: {
    heading: 'Wenn Sie diese Website besuchen',
    text: 'Um Ihnen eine Seite zu senden, braucht unser Server die IP-Adresse Ihres Geräts. Er verwendet sie für diesen Abruf und kurze Zeit, um Angriffe abzuwehren. Rechtsgrundlage ist unser berechtigtes Interesse am sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
  },
  analytics: {
    heading: 'Wie diese Website genutzt wird',
    text: 'Wir zählen, welche Seiten und Produkte aufgerufen werden. Die Zahlen liegen auf unserem eigenen Server, ohne Cookies und ohne Ihre IP-Adresse, und werden nach {days} Tagen gelöscht. Kein anderes Unternehmen erhält sie. Wir verbessern damit unser Angebot (Art. 6 Abs. 1 lit. f DSGVO).',
  },
  orders: {
    heading: 'Wenn Sie bestellen',
    text: 'Wir verarbeiten Ihren Namen, Ihre Anschriften, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie sie angeben, und was Sie bestellt haben, um den Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO). Wir bewahren diese Daten so lange auf, wie es das Steuer- und Handelsrecht verlangt. Wer Ihre Bestellung liefert, erhält Ihren Namen und Ihre Anschrift.',
  },
  payments: {
    heading: 'Wie Sie bezahlen',
    text: 'Zahlungen wickelt {provider} ab. Was Sie zum Bezahlen eingeben, geht direkt dorthin; wir sehen nie Ihre Kartennummer, nur ob und wie viel bezahlt wurde. {provider} verarbeitet diese Daten nach eigenen Datenschutzbestimmungen (Art. 6 Abs. 1 lit. b DSGVO).',
  },
  contact: {
    heading: 'Wenn Sie uns schreiben',
    text: 'Wir verwenden, was Sie schreiben, und die Adresse, von der Sie schreiben, um Ihnen zu antworten. Wir löschen es, sobald es dafür nicht mehr gebraucht wird, sofern wir es nicht aufbewahren müssen.',
  },
  newsletter: {
    heading: 'Newsletter',
    text: 'Wenn Sie unseren Newsletter bestellen, speichern wir Ihre E-Mail-Adresse, um ihn zu senden, weil Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO). Sie können sich jederzeit abmelden: mit dem Link in jeder Ausgabe oder mit einer Nachricht an uns.',
  },
  listProvider: {
    heading: 'Wer unseren Newsletter versendet',
    text: 'Unser Newsletter wird mit Mailchimp von Intuit versendet, einer Firma in den USA. Sie erhält E-Mail-Adresse, Namen und Interessen derer, die sich anmelden, und verarbeitet sie für uns nach ihrer eigenen Datenschutzerklärung: https://www.intuit.com/privacy/statement/. Melden Sie sich ab oder lassen Sie Ihre Daten löschen, wird das weitergegeben.',
  },
  letterCounts: {
    heading: 'Wie unser Newsletter gelesen wird',
    text: 'Wir zählen, wer eine Ausgabe öffnet, durch ein kleines Bild darin, und wer ihren Links folgt, die über unsere Website führen. Damit schreiben wir, was unsere Leser lesen wollen, weil Sie dem Newsletter zugestimmt haben. Keine andere Firma erhält das. Es wird mit Ihrer Adresse gelöscht.',
  },
  comments: {
    heading: 'Kommentare',
    text: 'Wenn Sie kommentieren, werden Ihr Name und Ihr Text veröffentlicht. Ihre E-Mail-Adresse wird gespeichert, aber nicht gezeigt. Sie können uns jederzeit bitten, einen Kommentar zu entfernen.',
  },
  captcha: {
    heading: 'Schutz vor Spam',
    text: 'Unsere Formulare verwenden reCAPTCHA von Google, um Menschen von Programmen zu unterscheiden. Dazu erhält Google Ihre IP-Adresse und Daten über Ihren Browser und Ihre Nutzung der Seite, auch in Ländern außerhalb der EU. Die Datenschutzerklärung von Google steht unter https://policies.google.com/privacy.',
  },
  embeds: {
    heading: 'Inhalte anderer Websites',
    text: 'Einige Seiten zeigen Videos, Karten oder Beiträge anderer Websites. Sie werden erst geladen, wenn Sie auf Abspielen oder Öffnen drücken; dann erhält diese Website Ihre IP-Adresse und kann eigene Cookies setzen.',
  },
  pixel: {
    heading: 'Werbung',
    text: 'Wir melden einem Werbedienst, welche Produkte angesehen und gekauft werden, um zu erkennen, welche Werbung dazu geführt hat. Dieser Dienst erhält Ihre IP-Adresse.',
  },
  rights: {
    heading: 'Ihre Rechte',
    text: 'Sie können von uns Auskunft über Ihre Daten verlangen, ihre Berichtigung, Löschung, Einschränkung oder Übertragung. Sie können der Verwendung widersprechen und eine Einwilligung jederzeit für die Zukunft widerrufen. Schreiben Sie uns dazu. Sie können sich auch bei der Datenschutzbehörde an Ihrem Wohnort beschweren.',
  },
};
export const cookies = {
  title: 'Cookies',
  intro:
    'Cookies sind kleine Notizen, die eine Website in Ihrem Browser ablegt. Diese Website verwendet nur solche, die sie zum Funktionieren braucht. Keines davon folgt Ihnen auf andere Websites.',
  crumb:
    '„crumb“ schützt Formulare davor, von anderen Websites abgeschickt zu werden. Es verschwindet, wenn Sie den Browser schließen.',
  cart: '„CART“ und „hasCart“ merken sich Ihren Warenkorb, 30 Tage lang.',
  order: 'Nach einer Bestellung können Sie diese dank eines Cookies ohne Anmeldung ansehen.',
  memory:
    'Ihr Browser merkt sich außerdem, was Ihnen gefallen hat und welchen Hinweis Sie geschlossen und welches Pop-up Sie wann gesehen haben, bis Sie seine Daten löschen. Das verlässt Ihren Browser nie.',
  others:
    'Videos, Karten und Beiträge anderer Websites werden erst geladen, wenn Sie sie öffnen. Diese Websites können dann eigene Cookies setzen.',
  captcha: 'Unsere Formulare verwenden reCAPTCHA von Google, das eigene Cookies setzt.',
  control:
    'Sie können Cookies in den Einstellungen Ihres Browsers löschen und neue ablehnen. Ohne sie können Sie jede Seite lesen, aber nicht bestellen.',
  controlHeading: 'Was Sie tun können',
  usedHeading: 'Was diese Website speichert',
  whoHeading: 'Fragen',
};
export const terms = {
  title: 'AGB',
  scope: {
    heading: 'Geltung und Anbieter',
    text: 'Diese Bedingungen gelten für alle Bestellungen auf dieser Website. Sie kaufen bei:\n\n{who}',
  },
  contract: {
    heading: 'Vertragsschluss',
    text: 'Unsere Darstellung der Produkte ist eine Einladung zu bestellen. Mit der Schaltfläche am Ende der Kasse geben Sie ein Angebot zum Kauf ab. Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen.',
  },
  prices: {
    heading: 'Preise und Lieferung',
    text: 'Es gelten die Preise zum Zeitpunkt der Bestellung. Steuern und den Preis des Versands sehen Sie, bevor Sie bestellen. Wir liefern in die Länder, die die Kasse anbietet.',
  },
  payment: {
    heading: 'Bezahlung',
    text: 'Sie bezahlen auf eine der Arten, die die Kasse anbietet. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
  },
  returns: {
    heading: 'Widerruf',
    text: 'Wie Sie einen Kauf widerrufen, steht auf unserer Seite über Rückgabe und Widerruf.',
  },
  warranty: {
    heading: 'Mängel',
    text: 'Kommt etwas beschädigt an oder ist es nicht wie beschrieben, schreiben Sie uns. Es gelten die gesetzlichen Mängelrechte.',
  },
  law: {
    heading: 'Anwendbares Recht',
    text: 'Es gilt das Recht von {country}. Kaufen Sie als Verbraucherin oder Verbraucher, bleiben die Rechte, die Ihnen das Recht Ihres Landes gibt, unberührt.',
  },
};
export const returns = {
  title: 'Widerruf und Rückgabe',
  right: {
    heading: 'Widerrufsrecht',
    text: 'Sie können Ihren Kauf binnen {days} Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Teilen Sie uns das vor Ablauf dieser Zeit per E-Mail oder Brief mit:\n\n{who}',
  },
  sending: {
    heading: 'Rücksendung',
    text: 'Senden Sie die Ware binnen 14 Tagen nach Ihrer Mitteilung an die oben genannte Anschrift, unbenutzt und gut verpackt.',
  },
  buyerPays: 'Die Kosten der Rücksendung tragen Sie.',
  sellerPays: 'Die Kosten der Rücksendung tragen wir.',
  refund: {
    heading: 'Erstattung',
    text: 'Wir erstatten, was Sie bezahlt haben, einschließlich des Standardversands, binnen 14 Tagen nach Ihrer Mitteilung, auf dem Weg, auf dem Sie bezahlt haben. Wir dürfen warten, bis die Ware wieder bei uns ist oder Sie nachweisen, dass Sie sie abgeschickt haben.',
  },
  exceptions: {
    heading: 'Ausnahmen',
    text: 'Das Widerrufsrecht besteht nicht bei Waren nach Ihren Wünschen, bei schnell verderblichen Waren, bei versiegelten Waren, die nach dem Öffnen aus Gründen der Hygiene nicht zurückgegeben werden können, und bei Downloads, deren sofortiger Lieferung Sie zugestimmt haben.',
  },
};
export const imprint = {
  title: 'Impressum',
  responsible: { heading: 'Angaben gemäß § 5 DDG', text: '{who}' },
  register: { heading: 'Register und Steuernummer', text: '{register}' },
  content: {
    heading: 'Verantwortlich für den Inhalt',
    text: '{name}, Anschrift wie oben (§ 18 Abs. 2 MStV).',
  },
};
