import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../understanding/reading/languages/language';
import { asksAboutSite, HELP_TOPICS, SITE_HELP, siteHelp, type HelpTopic } from './site-help';

const QUESTIONS: readonly (readonly [MessageLanguage, HelpTopic, string])[] = [
  ['en', 'bookingIsReal', 'Is this a real booking or just a demo?'],
  ['en', 'bookingIsReal', 'will my card be charged'],
  ['en', 'myBookings', 'where can i see my bookings'],
  ['en', 'cancelBooking', 'how do i cancel my hotel booking'],
  ['en', 'isFree', 'is this site free??'],
  ['en', 'becomeAgent', 'I’d like to become a travel agent on your site'],
  ['en', 'listHotel', 'How can I list my hotel here?'],
  ['en', 'deleteAccount', 'pls delete my account'],
  ['en', 'signIn', "I've forgotten my password"],
  ['en', 'privacy', 'who can read my messages?'],
  ['en', 'whoIsMarco', 'are you a robot or a human'],
  ['en', 'reachAPerson', 'can I talk to a real person'],
  ['en', 'requestQuote', 'how does a request for quotes work?'],
  ['en', 'pricesAndCurrency', 'what currency are the prices in'],
  ['en', 'savedTrips', 'where are my saved hotels'],
  ['en', 'whatIsAtoll', 'what’s Atoll?'],
  ['en', 'sampleData', 'are the reviews real?'],
  ['en', 'becomeAgent', 'we run a small travel agency in Porto, how do we get on here'],
  ['en', 'pricesAndCurrency', 'can I see everything in pounds instead of dollars'],
  ['de', 'bookingIsReal', 'Ist die Buchung echt oder nur simuliert?'],
  ['de', 'myBookings', 'wo seh ich meine buchung??'],
  ['de', 'cancelBooking', 'Wie kann ich meine Buchung stornieren?'],
  ['de', 'isFree', 'ist die seite kostenlos'],
  ['de', 'listHotel', 'Wie kann ich mein Hotel bei euch eintragen?'],
  ['de', 'deleteAccount', 'ich will meinen Account löschen'],
  ['de', 'signIn', 'Passwort vergessen, was nun'],
  ['de', 'savedTrips', 'Wo sind die Hotels, die ich mir gemerkt habe?'],
  ['de', 'reachAPerson', 'Kann ich mit einem Menschen sprechen?'],
  ['fr', 'bookingIsReal', 'Est-ce une vraie réservation ?'],
  ['fr', 'myBookings', 'où sont mes réservations'],
  ['fr', 'cancelBooking', 'je veux annuler ma réservation'],
  ['fr', 'isFree', 'c gratuit votre site ??'],
  ['fr', 'becomeAgent', 'comment devenir agent de voyages sur Atoll'],
  ['fr', 'deleteAccount', 'Comment supprimer mon compte ?'],
  ['fr', 'signIn', 'j’ai oublié mon mot de passe'],
  ['fr', 'listHotel', 'J’ai un petit hôtel en Bretagne, comment le mettre sur votre site ?'],
  ['fr', 'whoIsMarco', 'tu es un robot ?'],
  ['es', 'bookingIsReal', '¿La reserva es real?'],
  ['es', 'myBookings', 'dónde veo mis reservas'],
  ['es', 'cancelBooking', 'quiero cancelar mi reserva'],
  ['es', 'isFree', '¿es gratis esta web?'],
  ['es', 'deleteAccount', 'Quiero borrar mi cuenta'],
  ['es', 'signIn', 'no me deja entrar en mi cuenta'],
  ['es', 'reachAPerson', 'quiero hablar con una persona'],
  ['es', 'privacy', '¿quién puede leer mis mensajes?'],
  ['it', 'bookingIsReal', 'è una prenotazione vera?'],
  ['it', 'myBookings', 'dove trovo le mie prenotazioni'],
  ['it', 'cancelBooking', 'Come annullo la mia prenotazione?'],
  ['it', 'isFree', 'ma si paga questo sito?'],
  ['it', 'deleteAccount', 'vorrei cancellare il mio account'],
  ['it', 'signIn', 'ho dimenticato la password'],
  ['it', 'whoIsMarco', 'ma tu chi sei, un robot?'],
  ['it', 'listHotel', 'come posso inserire il mio albergo su questo sito'],
  ['pt', 'bookingIsReal', 'essa reserva é de verdade?'],
  ['pt', 'myBookings', 'cadê minha reserva'],
  ['pt', 'cancelBooking', 'como cancelo minha reserva'],
  ['pt', 'isFree', 'esse site é gratuito?'],
  ['pt', 'deleteAccount', 'Quero excluir minha conta'],
  ['pt', 'signIn', 'esqueci minha senha'],
  ['pt', 'whoIsMarco', 'vc é um robô?'],
  ['pt', 'requestQuote', 'como funciona o pedido de orçamento'],
  ['tr', 'bookingIsReal', 'rezervasyon gerçek mi'],
  ['tr', 'myBookings', 'rezervasyonlarım nerede?'],
  ['tr', 'cancelBooking', 'Rezervasyonumu nasıl iptal ederim?'],
  ['tr', 'isFree', 'bu site ücretsiz mi'],
  ['tr', 'deleteAccount', 'hesabımı silmek istiyorum'],
  ['tr', 'signIn', 'şifremi unuttum'],
  ['tr', 'whoIsMarco', 'sen robot musun'],
  ['tr', 'listHotel', 'Otelimi sitenize nasıl eklerim, kayıt nerede?'],
  ['hi', 'bookingIsReal', 'क्या यह बुकिंग असली है?'],
  ['hi', 'myBookings', 'मेरी बुकिंग कहाँ दिखेगी'],
  ['hi', 'cancelBooking', 'अपनी बुकिंग कैसे रद्द करूँ?'],
  ['hi', 'isFree', 'क्या यह साइट मुफ़्त है'],
  ['hi', 'deleteAccount', 'मुझे अपना अकाउंट डिलीट करना है'],
  ['hi', 'signIn', 'पासवर्ड भूल गया'],
  ['hi', 'whoIsMarco', 'आप कौन हैं? रोबोट हैं क्या?'],
  ['hi', 'reachAPerson', 'मुझे किसी इंसान से बात करनी है'],
  ['ja', 'bookingIsReal', 'この予約は本物ですか'],
  ['ja', 'myBookings', '予約はどこで確認できますか？'],
  ['ja', 'cancelBooking', '予約をキャンセルしたい'],
  ['ja', 'isFree', 'このサイト無料ですか'],
  ['ja', 'deleteAccount', 'アカウントを削除したいです'],
  ['ja', 'signIn', 'パスワードを忘れました'],
  ['ja', 'whoIsMarco', 'あなたはAIですか？'],
  ['ja', 'reachAPerson', '人と話したいです'],
  ['ar', 'bookingIsReal', 'هل هذا الحجز حقيقي؟'],
  ['ar', 'myBookings', 'أين أجد حجوزاتي'],
  ['ar', 'cancelBooking', 'كيف ألغي حجزي'],
  ['ar', 'isFree', 'هل هذا الموقع مجاني؟'],
  ['ar', 'deleteAccount', 'أريد حذف حسابي'],
  ['ar', 'signIn', 'نسيت كلمة المرور'],
  ['ar', 'whoIsMarco', 'هل أنت روبوت؟'],
  ['ar', 'reachAPerson', 'أريد التحدث مع شخص حقيقي'],
];

it.each(QUESTIONS)('MAR-63: in %s a question about %s is answered: %j', (language, topic, text) => {
  expect(siteHelp(text, language)).toMatchObject({ topic, text: SITE_HELP[language].topics[topic].text });
  expect(asksAboutSite(text, language)).toBe(true);
});

it.each<readonly [MessageLanguage, string]>([
  ['en', 'is breakfast free'],
  ['en', 'cancel the pool'],
  ['en', 'hotels with free cancellation'],
  ['en', 'my booking budget is 300'],
  ['en', 'who are the best agents in Rome'],
  ['en', 'I want to delete the second day'],
  ['en', 'what can you do in Rome when it rains'],
  ['en', 'I want to see the Colosseum in my plan'],
  ['en', 'what currency do they use in Japan'],
  ['en', 'Marco, find a hotel with free parking in Lyon'],
  ['en', 'is the pool heated and is it free to use for guests'],
  ['en', 'show me the cheapest price in euros for 2 nights'],
  ['en', 'I saved 2000 dollars for this, where can I go'],
  ['de', 'Hotel in Wien, das man kostenlos stornieren kann'],
  ['de', 'lösche den zweiten Tag'],
  ['de', 'ein Zimmer mit einer Person im Mai'],
  ['de', 'Was kostet die Nutzung der Sauna im Hotel?'],
  ['de', 'Wo kann ich in Tokio die Währung wechseln?'],
  ['fr', 'un hôtel avec petit déjeuner gratuit à Lyon'],
  ['fr', 'annule la piscine'],
  ['fr', 'je veux un devis pour l’Italie ou la Grèce'],
  ['fr', 'une démonstration de cuisine à Naples'],
  ['es', 'hotel en Roma donde pueda cancelar gratis'],
  ['es', 'borra el segundo día'],
  ['es', 'añade a mi plan un sitio donde comer'],
  ['es', 'un hotel de verdad, no un hostal'],
  ['it', 'hotel con cancellazione gratuita a Firenze'],
  ['it', 'cancella il secondo giorno'],
  ['it', 'cerco un operatore turistico per un safari'],
  ['it', 'la colazione è gratis?'],
  ['pt', 'hotel com cancelamento grátis em Lisboa'],
  ['pt', 'apaga o segundo dia'],
  ['pt', 'temos um hotel em Roma, o que fazer aqui perto?'],
  ['pt', 'quero hotéis de verdade, não hostel'],
  ['pt', 'o café da manhã é de graça?'],
  ['tr', 'ücretsiz iptal edilebilen bir otel arıyorum'],
  ['tr', 'ikinci günü sil'],
  ['tr', 'Marco bir otel bul'],
  ['tr', 'gerçekten güzel bir otele rezervasyon istiyorum'],
  ['hi', 'मुफ़्त कैंसिलेशन वाला होटल दिखाओ'],
  ['hi', 'दूसरा दिन हटा दो'],
  ['hi', 'नाश्ता मुफ़्त है क्या?'],
  ['hi', 'सच में अच्छा होटल बुक करो'],
  ['ja', '無料キャンセルのホテルを探して'],
  ['ja', '2日目を削除して'],
  ['ja', '本当に静かなホテルを予約したい'],
  ['ja', 'ローマでは何ができますか？'],
  ['ar', 'فندق مع إلغاء مجاني في دبي'],
  ['ar', 'احذف اليوم الثاني'],
  ['ar', 'غرفتين مع إلغاء مجاني'],
  ['ar', 'هل الإفطار مجاني؟'],
])('MAR-63: in %s %j is about a trip, and not about the site', (language, text) => {
  expect(asksAboutSite(text, language)).toBe(false);
});

it.each(MESSAGE_LANGUAGES)('MAR-63: the help of %s says what that of English says', (language) => {
  const shape = ({ topics, unknown }: (typeof SITE_HELP)[MessageLanguage]) => ({
    topics: Object.entries(topics).map(([topic, { links }]) => [topic, Object.keys(links)]),
    unknown: Object.keys(unknown.links),
  });
  expect(shape(SITE_HELP[language])).toEqual(shape(SITE_HELP.en));
  expect(Object.keys(SITE_HELP[language].topics)).toEqual(HELP_TOPICS);
});

it.each(MESSAGE_LANGUAGES)(
  'MAR-63: in %s no way to ask is empty, nor has one an empty phrase',
  (language) => {
    const ways = Object.values(SITE_HELP[language].topics).flatMap(({ words }) => words);
    expect(ways.filter((way) => way.length === 0)).toEqual([]);
    expect(
      ways
        .flat()
        .flatMap((group) => group.split(', '))
        .filter((phrase) => phrase.trim() === ''),
    ).toEqual([]);
  },
);

it.each(MESSAGE_LANGUAGES)(
  'MAR-63: in %s the days that are named are those after which things go',
  (language) => {
    const days = (seconds: number) => String(seconds / 86_400);
    const { privacy, deleteAccount } = SITE_HELP[language].topics;
    expect(privacy.text).toContain(days(KEPT_SECONDS.visitor));
    expect(deleteAccount.text).toContain(days(KEPT_SECONDS.securityEvent));
  },
);

it('MAR-63: every link leads to a page of the site', () => {
  const texts = ['asdf', ...QUESTIONS.map(([, , text]) => text)];
  const links = texts.flatMap((text) => siteHelp(text, 'en').links);
  const all = QUESTIONS.flatMap(([language, , text]) => siteHelp(text, language).links);
  expect([...links, ...all].filter(({ href }) => matchSiteRoute(href) === null)).toEqual([]);
});

it('MAR-63: what the help text does not answer is said to be unknown', () => {
  const { topic, text, links } = siteHelp('does Atoll sponsor football clubs?', 'en');
  expect(topic).toBeNull();
  expect(text).toMatch(/^My help text does not answer that/);
  expect(links.map(({ href }) => href)).toEqual(['/terms', '/privacy', '/sitemap']);
});

it('MAR-63: words of a visitor are neither a pattern nor a name', () => {
  expect(siteHelp('(.*)+ __proto__ [constructor] *', 'en').topic).toBeNull();
});
