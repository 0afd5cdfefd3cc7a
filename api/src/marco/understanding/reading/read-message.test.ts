import { readMessage, type MessageReading } from './read-message';

/** A Monday. */
const TODAY = '2020-11-02';
type Row = readonly [text: string, expected: Partial<MessageReading>];

const DATES: readonly Row[] = [
  ['Hotels in Rome 3–5 Jan', { checkIn: '2021-01-03', checkOut: '2021-01-05', nights: 2 }],
  ['from the 3rd to the 6th of January', { checkIn: '2021-01-03', checkOut: '2021-01-06', nights: 3 }],
  ['hotel in Rome from 3 Jan for 4 nights', { checkIn: '2021-01-03', checkOut: '2021-01-07', nights: 4 }],
  ['2021-01-03 – 2021-01-05 Porto', { checkIn: '2021-01-03', checkOut: '2021-01-05', nights: 2 }],
  ['hotel in Lisbon 3/1 to 5/1', { checkIn: '2021-01-03', checkOut: '2021-01-05' }],
  ['12/25 to 12/27', { checkIn: '2020-12-25', checkOut: '2020-12-27' }],
  ['until 5 Jan', { checkIn: undefined, checkOut: '2021-01-05' }],
  ['hotel tonight in Berlin', { checkIn: TODAY, checkOut: '2020-11-03', nights: 1 }],
  ['tomorrow for 2 nights', { checkIn: '2020-11-03', checkOut: '2020-11-05' }],
  ['this weekend in Madrid', { checkIn: '2020-11-06', checkOut: '2020-11-08', nights: 2 }],
  ['next weekend', { checkIn: '2020-11-13', checkOut: '2020-11-15', nights: 2 }],
  ['on Friday', { checkIn: '2020-11-06', nights: undefined }],
  ['next Friday', { checkIn: '2020-11-06' }],
  ['Tuesday next week', { checkIn: '2020-11-10' }],
  ['next week', { checkIn: '2020-11-09', nights: undefined }],
  ['Saturday night in Dublin', { checkIn: '2020-11-07', nights: 1 }],
  ['in March', { month: '2021-03', checkIn: undefined }],
  ['in November', { month: '2020-11' }],
  ['a weekend in Prague', { nights: 2, checkIn: undefined }],
  ['two weeks in Thailand in January', { nights: 14, month: '2021-01' }],
  ['Christmas in Vienna', { checkIn: '2020-12-24', checkOut: '2020-12-26' }],
  ['may I get a hotel in Rome', { month: undefined }],
  ['12 days in Peru', { days: 7, isShortened: true, nights: undefined }],
  ['7 days in Peru', { days: 7, isShortened: undefined }],
  ['3 günlük plan', { days: 3 }],
  ['le week-end prochain', { checkIn: '2020-11-13', checkOut: '2020-11-15' }],
  ['la semaine pro', { checkIn: '2020-11-09' }],
  ['somos 4, de 27 a 29 de nov', { checkIn: '2020-11-27', checkOut: '2020-11-29' }],
  ['pour nous deux, 10-12 nov', { checkIn: '2020-11-10', checkOut: '2020-11-12' }],
  ['da venerdì a domenica', { checkIn: '2020-11-06', checkOut: '2020-11-08' }],
  ['cumadan pazara', { checkIn: '2020-11-06', checkOut: '2020-11-08' }],
  ['金曜から日曜まで', { checkIn: '2020-11-06', checkOut: '2020-11-08' }],
  ['6月 3泊', { month: '2021-06', nights: 3, checkIn: undefined }],
  ['من 27 ل29 نوفمبر', { checkIn: '2020-11-27', checkOut: '2020-11-29' }],
  ['sexta à noite em Lisboa', { checkIn: '2020-11-06', nights: 1 }],
  ['45 nights', { nights: undefined }],
  ['open 24/7', { checkIn: undefined }],
  ['3. bis 5. Januar in Wien', { checkIn: '2021-01-03', checkOut: '2021-01-05', nights: 2 }],
  ['ab 3.1. für 4 nächte', { checkIn: '2021-01-03', checkOut: '2021-01-07' }],
  ['à Paris du 3 au 5 janvier', { checkIn: '2021-01-03', checkOut: '2021-01-05' }],
  ['en Madrid del 3 al 5 de enero', { checkIn: '2021-01-03', checkOut: '2021-01-05' }],
  ['a Roma dal 24 dicembre al 2 gennaio', { checkIn: '2020-12-24', checkOut: '2021-01-02', nights: 9 }],
  ['do dia 3 ao dia 7 de março', { checkIn: '2021-03-03', checkOut: '2021-03-07' }],
  ["20 Aralık'tan 24 Aralık'a kadar Prag", { checkIn: '2020-12-20', checkOut: '2020-12-24' }],
  ['3 से 5 जनवरी', { checkIn: '2021-01-03', checkOut: '2021-01-05' }],
  ['1月3日から5日まで', { checkIn: '2021-01-03', checkOut: '2021-01-05' }],
  ['2泊3日の京都', { nights: 2, days: 3 }],
  ['من ٣ إلى ٥ يناير', { checkIn: '2021-01-03', checkOut: '2021-01-05' }],
  ['فندق ليلتين', { nights: 2 }],
];

const PEOPLE: readonly Row[] = [
  ['hotel for 3 nights for 2', { adults: 2, nights: 3 }],
  ['my wife and I and a 3-year-old', { adults: 2, childrenAges: [3] }],
  ['family of 4', { adults: 2, childrenAges: [null, null] }],
  ['2 adults with 2 kids (4 and 7)', { adults: 2, childrenAges: [4, 7] }],
  ['two adults, one child (8), one baby', { adults: 2, childrenAges: [8, 0] }],
  ['no children', { childrenAges: [] }],
  ['the kids are not coming', { childrenAges: [] }],
  ['los niños no vienen', { childrenAges: [], tastes: [] }],
  ['me, my wife and our 3 kids', { adults: 2, childrenAges: [null, null, null], tastes: [] }],
  ['hotel per me e mia moglie, una camera', { adults: 2, rooms: 1 }],
  ['hotel x 2', { adults: 2 }],
  ['on cherche un hôtel à Lyon, à 2', { adults: 2 }],
  ['un hôtel à 4 étoiles', { adults: undefined, tastes: ['stars:4'] }],
  ['vierköpfige Familie', { adults: 2, childrenAges: [null, null] }],
  ['famille de 4, deux enfants de 3 et 6 ans', { adults: 2, childrenAges: [3, 6] }],
  ['ohne die Kinder', { childrenAges: [] }],
  ['Oma, Opa und Enkel (7)', { adults: 2, childrenAges: [7] }],
  ['2 adultos y una chica de 16', { adults: 2, childrenAges: [16] }],
  ['夫婦と0歳の赤ちゃん', { adults: 2, childrenAges: [0] }],
  ['2 family rooms', { rooms: 2, adults: undefined, tastes: ['family'] }],
  ['just me', { adults: 1, childrenAges: undefined }],
  ['two couples, two double rooms', { adults: 4, rooms: 2 }],
  ['50 people', { adults: undefined }],
  ['zu zweit mit zwei Kindern, 5 und 8', { adults: 2, childrenAges: [5, 8] }],
  ['on est 3', { adults: 3 }],
  ['somos 4, 2 adultos y 2 niños de 5 y 8 años', { adults: 2, childrenAges: [5, 8] }],
  ['2 adulti e 1 bambino di 3 anni', { adults: 2, childrenAges: [3] }],
  ['eu e minha esposa', { adults: 2 }],
  ['çocuksuz, iki kişilik', { adults: 2, childrenAges: [] }],
  ['4 लोगों का परिवार', { adults: 2, childrenAges: [null, null] }],
  ['大人2名子供2名(4歳と7歳)', { adults: 2, childrenAges: [4, 7] }],
  ['بالغين اثنين وطفلين أعمارهم 5 و 8', { adults: 2, childrenAges: [5, 8] }],
];

const budget = (
  amount: number,
  currency: string,
  per: 'night' | 'stay' | 'trip' | 'person',
): Partial<MessageReading> => ({
  budget: { amount, currency, per },
});
const MONEY: readonly Row[] = [
  ['hotel under €150 a night', budget(150, 'EUR', 'night')],
  ['hotel in Nice under $1,200', budget(1200, 'USD', 'stay')],
  ['€2.500 for the whole trip', budget(2500, 'EUR', 'trip')],
  ['100-150€ per night', budget(150, 'EUR', 'night')],
  ['less than 100 a night', budget(100, 'USD', 'night')],
  ['max 15k yen', budget(15_000, 'JPY', 'trip')],
  ['up to 300 Swiss francs per person', budget(300, 'CHF', 'person')],
  ['the ticket was 20 euros', { budget: undefined }],
  ['how much is 100 dollars in euros', { budget: undefined }],
  ['hotel en Lima, 700 euros la estancia', budget(700, 'EUR', 'stay')],
  ['roma y florencia, 1500€', budget(1500, 'EUR', 'trip')],
  ['hotel in Oslo max 250', budget(250, 'USD', 'stay')],
  ['bis 110 pro nacht', budget(110, 'USD', 'night')],
  ["jusqu'à 120", budget(120, 'USD', 'trip')],
  ['250 pro Nacht', budget(250, 'USD', 'night')],
  ['gecelik 500 kadar', budget(500, 'USD', 'night')],
  ['mil euros en total', budget(1000, 'EUR', 'trip')],
  ['1人5万円', { adults: undefined, ...budget(50_000, 'JPY', 'person') }],
  ['$80 night', budget(80, 'USD', 'night')],
  ['max 4 people', { adults: 4, budget: undefined }],
  ['75€ a noite, hotel em Madrid', budget(75, 'EUR', 'night')],
  ['長崎のプランを3人で、1人5万円', { adults: 3, ...budget(50_000, 'JPY', 'person') }],
  ['فندق بحد اقصى 900 جنيه مصري الليلة', { checkIn: undefined, ...budget(900, 'EGP', 'night') }],
  ['money is no object', { noBudget: true, budget: undefined }],
  ['1.200,50 € maximal', budget(1200.5, 'EUR', 'trip')],
  ['moins de 100 euros par nuit', budget(100, 'EUR', 'night')],
  ['menos de 80 euros la noche', budget(80, 'EUR', 'night')],
  ['meno di 80 euro a notte', budget(80, 'EUR', 'night')],
  ['até 300 reais por noite', budget(300, 'BRL', 'night')],
  ['gecelik en fazla 1500 TL', budget(1500, 'TRY', 'night')],
  ['₹8000 से कम', budget(8000, 'INR', 'trip')],
  ['一泊1万5千円まで', budget(15_000, 'JPY', 'night')],
  ['أقل من 150 يورو لليلة', budget(150, 'EUR', 'night')],
];

const WANTS: readonly Row[] = [
  ['hotels and things to do in Lisbon', { wants: ['hotels', 'activities'] }],
  ['no hotels, only things to do', { wants: ['activities'], refused: ['hotels'] }],
  ['a hotel with pool but no breakfast', { wants: ['hotels'], tastes: ['pool'], refused: ['breakfast'] }],
  ['no pool or gym please', { wants: [], refused: ['pool', 'gym'] }],
  ["I don't have a hotel yet", { wants: ['hotels'], refused: [] }],
  ['5 days in Rome', { wants: ['plan'], days: 5 }],
  ['3-day plan for Tokyo', { wants: ['plan'], days: 3 }],
  ['what about Porto', { wants: [] }],
  ['make it 3 nights', { wants: [], nights: 3 }],
  ['cheaper', { wants: [], tastes: ['cheap'] }],
  ['also some tours', { wants: ['activities'], adds: true }],
  ['best restaurants in Lyon', { wants: ['activities'], tastes: [] }],
  ['hotel with a restaurant in Lyon', { wants: ['hotels'], tastes: ['restaurant'] }],
  ['is the hotel safe at night', { wants: ['information'] }],
  ['how do I cancel my hotel booking', { wants: ['help'] }],
  ['weather in Peru', { wants: ['information'], isTimeless: undefined }],
  ['best time to visit Peru', { wants: ['information'], isTimeless: true }],
  ['háblame de Perú', { wants: ['information'], isTimeless: true }],
  ['parle-moi de Lyon', { wants: ['information'], isTimeless: true }],
  ['a quote from a travel agent', { wants: ['request'] }],
  ['find me an acommodation, 4-star', { wants: ['hotels'], tastes: ['stars:4'] }],
  ['keine Hotels, nur Aktivitäten', { wants: ['activities'], refused: ['hotels'] }],
  ['Hotel brauche ich nicht', { wants: [], refused: ['hotels'] }],
  ['Frühstück nicht nötig, Pool auch nicht', { refused: ['breakfast', 'pool'] }],
  ['qué hacer en Lima? hotel no queremos', { wants: ['activities'], refused: ['hotels'] }],
  ['meia pensão não', { tastes: [], refused: ['halfBoard'] }],
  ['Familienzimmer mit Frühstück', { wants: ['hotels'], tastes: ['breakfast', 'family'] }],
  ['un hôtel pas trop cher avec piscine', { wants: ['hotels'], tastes: ['pool', 'cheap'] }],
  ['quiero un presupuesto de una agencia', { wants: ['request'] }],
  ['cosa fare a Napoli', { wants: ['activities'] }],
  ['roteiro de 3 dias em Roma', { wants: ['plan'], days: 3 }],
  [
    'merkezde sessiz, havuzsuz bir otel',
    { wants: ['hotels'], tastes: ['central', 'quiet'], refused: ['pool'] },
  ],
  ['मुझे होटल नहीं चाहिए, घूमने की जगहें', { wants: ['activities'], refused: ['hotels'] }],
  ['プールなしの四つ星ホテル', { wants: ['hotels'], tastes: ['stars:4'], refused: ['pool'] }],
  ['لا أريد فنادق، فقط أنشطة', { wants: ['activities'], refused: ['hotels'] }],
];

it.each([...DATES, ...PEOPLE, ...MONEY, ...WANTS])('MAR-48: %s', (text, expected) => {
  const reading = readMessage(text, TODAY);
  const read = Object.keys(expected).map((key) => [key, reading[key as keyof MessageReading]]);
  expect(Object.fromEntries(read)).toEqual(expected);
});

it.each([
  ['en', 'what about Porto'],
  ['de', 'und wie ist es mit Porto'],
  ['fr', 'je cherche un hôtel'],
  ['es', 'busco un hotel barato'],
  ['it', 'vorrei un hotel economico'],
  ['pt', 'procuro um hotel barato'],
  ['tr', 'ucuz bir otel arıyorum'],
  ['hi', 'सस्ता होटल'],
  ['ja', '安いホテル'],
  ['ar', 'فندق رخيص'],
  ['en', 'hotels in 東京'],
  ['en', '???'],
])('MAR-28: tells %s of the message %s', (language, text) => {
  expect(readMessage(text, TODAY).language).toBe(language);
});

it.each([
  ['Hotel in Rome for 2 people from 3 Jan', 'in Rome'],
  ['hotel in Palm Beach for one week', 'in Palm Beach'],
  ["Roma'da 3-5 Ocak arası iki kişilik otel", "Roma'da"],
  ['activités à Tours', 'à Tours'],
  ['hotel in essen 12.11. bis 13.11.', 'in essen'],
  ['1月3日から東京のホテル', '東京の'],
  ['فندق في دبي ليلتين', 'في دبي'],
])('MAR-15: of %s what was not read is left where it was', (text, left) => {
  const { rest } = readMessage(text, TODAY);
  expect(rest.trim()).toBe(left);
  expect(rest.indexOf(left)).toBe(text.indexOf(left));
});

/** A generator of numbers that gives the same ones each time. */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

const PARTS = [
  ..."0 1 2 31 99 2021 12/31 3.1. 1,5 € $ ¥ - – / , . ( ) * ★ ' & hotel no kids for night per from to next week in May".split(
    ' ',
  ),
  ...'ohne jusqu à noche başına सितारा ホテル 3月 日 泊 万 円 فندق و ال ليلتين \u0000 \ud83d \u{1f600} \u202e \u0301'.split(
    ' ',
  ),
];

it('MAR-48: no text throws, and what is left has the length of the message', () => {
  const numbers = numbersFrom(7);
  const next = (below: number) => numbers.next().value % below;
  const texts = Array.from({ length: 300 }, () =>
    Array.from(
      { length: next(60) },
      () => (PARTS[next(PARTS.length)] ?? '') + (next(3) === 0 ? '' : ' '),
    ).join(''),
  );
  expect(texts.map((text) => readMessage(text, TODAY).rest.length)).toEqual(
    texts.map(({ length }) => length),
  );
});

it.each(['1 ', 'hotel ', '一', '((((', '5-', 'a ', 'kids 1 2 3 ', 'accomodatiom '])(
  'MAR-48: two thousand letters of %j are read in no time',
  (unit) => {
    const text = unit.repeat(2_000 / unit.length);
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) readMessage(text, TODAY);
    expect(performance.now() - start).toBeLessThan(500);
  },
);

it.each([
  ['itinarary for London', ['plan'], []],
  ['a hotel with paking', ['hotels'], ['parking']],
  ['a hotel with breakfsat', ['hotels'], ['breakfast']],
  ['packing light for a hotel', ['hotels'], []],
])('MAR-59: %j is read in spite of a slip, and no other word is taken for one', (text, wants, tastes) => {
  expect(readMessage(text, '2020-11-02')).toMatchObject({ wants, tastes });
});

it.each(['2ppl ~120 a night', 'hotel for two, 120 a night'])(
  'MAR-60: %j says what a night may cost',
  (text) => {
    const { budget, nights } = readMessage(text, '2020-11-02');
    expect(budget).toEqual({ amount: 120, currency: 'USD', per: 'night' });
    expect(nights).toBeUndefined();
  },
);
