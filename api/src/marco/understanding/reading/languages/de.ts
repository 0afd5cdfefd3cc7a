import type { LanguageWords } from './language';

export const GERMAN: LanguageWords = {
  numbers:
    'null, eins/einzig*, zwei/zwo, drei, vier, fünf/fuenf, sechs, sieben, acht, neun, zehn, elf, zwölf/zwoelf/dutzend, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig',
  kinds: {
    night: 'nacht, nächte, nächten, naechte, naechten, übernachtungen, nacht bleiben',
    day: 'tag, tage, tagen, tages, tägig*',
    week: 'woche, wochen',
    weekend: 'wochenende, wochenend, verlängertes wochenende, wochenendes',
    month: 'monat, monate, monats',
    today: 'heute',
    tomorrow: 'morgen',
    afterTomorrow: 'übermorgen, uebermorgen',
    tonight: 'heute nacht, heute abend, diese nacht',
    next: 'nächste*, naechste*, kommende*',
    this: 'dieses, diesen, diese, dieser, diesem',
    christmas: 'weihnachten',
    newYear: 'silvester, sylvester, neujahr',
    on: 'im, am, in, den, anfang, mitte, ende, ab dem, für den',
    from: 'von, vom, ab, ab dem, anreise, check in, checkin, seit',
    until: 'bis, bis zum, bis am, abreise, auf den, auf, check out, checkout',
    between: 'zwischen',
    and: 'und, u, mit, plus',
    or: 'oder, noch',
    for: 'für, fuer, wir sind, sind wir, wir wären, x',
    one: 'ein, eine, einen, einem, einer, ne, nen',
    ordinal: 'ten, ter',
    adults: 'erwachsene, erwachsenen, erwachsener, erw',
    people:
      'person, personen, leute, leuten, gäste, gästen, gaeste, pers, reisende, mann, freunde, freunden, frauen',
    children:
      'kind, kinder, kindern, kids, kleinkind, kleinkinder, kleinkindern, jugendliche, teenager, söhne, söhnen, töchter, töchtern, enkel, jungs, mädchen, bub, buben, enkelin, enkelkind, enkelkinder, enkelkindern',
    baby: 'baby, babys, säugling, säuglinge, babies',
    ages: 'jahre alt, jahre, jahren, jährig*, jaehrig*, jahr alt, jahr, im alter von, j, alter, alt',
    family:
      'familie mit, köpfige familie, köpfigen familie, familie von, köpfige, köpfigen, familie zu, familie',
    rooms:
      'zi, zimmer, zimmern, doppelzimmer, doppelzimmern, einzelzimmer, einzelzimmern, schlafzimmer, dz, ez, räume',
    stars: 'stern, sterne, sternen, sterne*, *, ★, ⭐',
    limit:
      'unter, höchstens, hoechstens, maximal, maximum, max, nicht mehr als, weniger als, billiger als, günstiger als, nicht über, bis zu, bis maximal, bis max, obergrenze, limit, ausgeben, kosten, nicht teurer als, maximale*',
    budget: 'budget, mein budget, reisebudget, preislimit, budget von',
    noBudget:
      'geld spielt keine rolle, preis spielt keine rolle, budget spielt keine rolle, preis egal, preis ist egal, budget egal, budget ist egal, geld ist egal, kein budget, ohne budget, vergiss das budget, egal was es kostet, kein preislimit, kein limit, koste es was es wolle, unbegrenztes budget, budget vergessen',
    per: 'pro, je, jede, die, /, p',
    perNight: 'pro übernachtung, je übernachtung, nächtlich, pn, p n, pro tag, die nacht',
    perPerson: 'pp, p p, pro kopf, pro nase',
    perStay:
      'für den aufenthalt, für den ganzen aufenthalt, für das hotel, für den gesamten aufenthalt, den aufenthalt, den ganzen aufenthalt, gesamter aufenthalt, gesamten aufenthalt, ganzer aufenthalt, für die unterkunft',
    perTrip:
      'insgesamt, gesamt, im ganzen, für alles, für die ganze reise, für die reise, total, alles zusammen, gesamtbudget, für den urlaub, für die gesamte reise, zusammen',
    also: 'auch, zusätzlich, außerdem, ausserdem, dazu, ebenfalls',
    not: 'habe schon, haben schon, habe bereits, haben bereits, kein, keine, keinen, keiner, keinem, keins, ohne, nicht, statt, anstatt, weder, außer, brauche kein*, will kein*, möchte kein*, auf keinen fall, lieber kein*, verzichte auf, noch ein, bloss kein, bloss keine, niemals',
    notAfter:
      'ist schon gebucht, habe ich schon, haben wir schon, brauche ich nicht, brauchen wir nicht, nicht nötig, will ich nicht, wollen wir nicht, nicht, unnötig, möchte ich nicht, kommen nicht, kommt nicht, kommen nicht mit, kommen doch nicht mit, kommt nicht mit, nicht mit, bleiben zu hause, bleibt zu hause, bleiben daheim, fahren nicht mit',
    common:
      'nicht nur, warum nicht, wenn nicht, nicht weit von, nicht weit, weiß nicht, weiss nicht, noch nicht, noch kein*, habe kein*, nicht sicher, wenn möglich, ich, wir, du, ihr, mir, uns, ist, sind, was, wo, wann, wie, welche, welches, wer, es, der, die, das, dem, des, zu, zur, zum, bei, nach, aus, über, suche, suchen, brauche, brauchen, möchte, möchten, will, wollen, kann, kannst, können, zeig, zeige, finde, bitte, gibt, hat, haben, habe, hätte, gerne, gern, mein, meine, meinen, mach, mache, mal, doch, besser, gut, gute, guten, gutes, schön, schöne, schönes, nahe, nähe, in der nähe, wäre, hallo, danke, mehr, mär, mi, do, so, di, fr, lieber, soll, sollte, reise, dann, noch, etwas, empfiehl, guten morgen, sprechen, reden, kommen, bucht, buchen, fahren, fliegen, reisen, urlaub, und wie, wie ist es mit, jetzt, stattdessen, das ganze, am besten, schlafen bei freunden, wohnen bei freunden, übernachten bei freunden, bei freunden schlafen, bei freunden wohnen, bei freunden übernachten, schlafen bei der familie, schlafen bei verwandten',
  },
  multipliers: { 100: 'hundert', 1000: 'tausend, k' },
  several: {
    '1 adults': 'oma, opa, großmutter, großvater, meine mutter, mein vater, meine oma, mein opa',
    '6 family': 'sechsköpfige*',
    '5 family': 'fünfköpfige*, fuenfköpfige*',
    '4 family': 'vierköpfige*',
    '3 family': 'dreiköpfige*',
    '3 people': 'zu dritt, zu 3, zu 3t',
    '4 people': 'zu viert, zu 4, zu 4t',
    '5 people': 'zu fünft, zu fuenft, zu 5',
    '6 people': 'zu sechst',
    '2 people':
      'paar, als paar, pärchen, meine frau und ich, mein mann und ich, meine freundin und ich, mein freund und ich, mein partner und ich, meine partnerin und ich, ich und meine frau, ich und mein mann, ich und meine freundin, ich und mein freund, zu zweit, uns beide, wir beide, wir zwei, mit meiner frau, mit meinem mann, mit meiner freundin, mit meinem freund, mit meinem partner, mit meiner partnerin, meine mutter und ich, uns zwei, beide, meine frau, mein mann, meiner frau, meinem mann, meine freundin, meiner freundin, meinem freund, meine partnerin, mein partner, meine verlobte, mein verlobter, ich meine frau, ich mein mann, mann und frau, ehepaar, zu zweien, zu 2, zu 2t',
    '1 people': 'allein, alleine, alleinreisend*, nur ich, solo, nur für mich, für mich allein, für mich',
    '1 children': 'mein sohn, meine tochter, sohn, tochter, meinem sohn, meiner tochter',
    'this weekend': 'am wochenende, übers wochenende',
  },
  money: {
    USD: 'dollar, dollars, us dollar, usd, $',
    EUR: 'euro, euros, eur, teuro',
    GBP: 'pfund, gbp, britische pfund',
    JPY: 'yen',
    CHF: 'franken, fr, sfr, chf, stutz',
    TRY: 'lira, tl',
    INR: 'rupien, rupie',
    AED: 'dirham',
    BRL: 'reais',
  },
  wants: {
    hotels:
      'hotel*, budgethotel*, budget hotel*, *hotel, *hotels, hostel*, motel*, unterkunft, unterkünfte, unterkuenfte, *unterkunft, *unterkünfte, übernacht*, uebernacht*, schlafen, schlafplatz, ferienwohnung*, ferienhaus, apartment*, appartement*, wohnung, airbnb, pension, gasthof, gasthaus, gästehaus, bleibe, resort*, jugendherberge*, *zimmer, *suite, suite, bleiben, wohnen, absteige, bett, ferienunterkunft',
    activities:
      'sehenswürdigkeit*, sehenswuerdigkeit*, aktivität*, aktivitaet*, unternehmen, unternehmung*, was kann man, was kann ich, was können wir, machen kann, kann man machen, können wir machen, kann ich machen, machen können, zu tun, zu sehen, anschauen, ansehen, besichtig*, sehen, erleben, erlebnis*, ausflug, ausflüge, ausflüg*, ausflug*, tagesausflug*, führung, führungen, *führung, *führungen, tour, touren, *tour, *touren, museum, museen, *museum, ticket*, eintrittskarte*, karten für, attraktion*, restaurant*, essen gehen, wo kann man essen, nachtleben, kochkurs*, weinprobe*, bootsfahrt*, kreuzfahrt*, wandern, wanderung*, tauchen, schnorcheln, surfen, stadtrundfahrt*, konzert*, event*, veranstaltung*, was ist los, highlights, freizeit*, zoo, shoppen, essen',
    plan: 'reiseplan*, reiseroute*, tagesplan*, plan, pläne, planen, plane, planst, plant, planung, tag für tag, *route, route, rundreise, ablauf, programm, *plan, *tagesplan, tagesprogramm, urlaubsplan*, reiseprogramm, tourplan, roadtrip, routenplan*',
    agents:
      'reiseagent*, agent*, reisebüro*, reisebuero*, experte*, experten, reiseexpert*, reiseberater*, reisespezialist*, lokale experten, echter mensch, echten menschen, mit einem menschen, agentur*, berater*, spezialist*, reiseveranstalter*',
    request:
      'angebot, angebote, angebot*, kostenvoranschlag, reiseangebot*, offerte*, unverbindlich*, anfrage*, *angebot, preisangebot*',
    information:
      'wetter*, regnet, regen, regnen, temperatur*, wie warm, wie kalt, wie heiß, klima, schnee, visum, visa, reisepass, einreise*, öffnungszeit*, oeffnungszeit*, wann öffnet, geöffnet, offen, wann macht, wann hat, wann schließt, streik*, nachrichten, wechselkurs*, währung*, reisewarnung*, sicher, sicherheit, gefährlich, wie spät, impfung*, impfen, nahverkehr, wie komme ich, wie kommt man, feiertag*, wie teuer ist, uhr ist, eintrittspreis*, wie viel kostet der eintritt, was kostet der eintritt, eintritt kosten, kostet der eintritt, kostet eintritt',
    help: 'meine buchung*, meine reservierung*, mein konto, konto, account, stornier*, storno*, passwort, anmelden, einloggen, login, registrier*, wie funktioniert, wer bist du, was kannst du, bist du ein*, bist du, bot, roboter, ist das kostenlos, kostet das etwas, kundenservice, kundendienst, meine daten, wie buche ich, wie kann ich buchen, bezahlen, zahlungsmöglichkeit*, rückerstattung, was ist atoll, ist atoll, diese seite, diese website, umbuchen, meinen account, hilfe mit meine*, bestätigungsmail, newsletter, datenschutz, support, eure seite, ihre seite, eure website, ist es kostenlos, ist das gratis, ist es gratis',
  },
  timeless:
    'welche sprache, sprache, sprachen, spricht man, beste reisezeit, reisezeit, beste zeit, wann ist die beste, wann sollte, zeitzone, zeitverschiebung, trinkgeld*, leitungswasser, steckdose*, stecker*, wie weit, hauptstadt, bester monat, besten monat, wann reist man, wann fährt man, welcher monat, welche jahreszeit, erzähl mir, erzähle mir, erzähl was, erzähl etwas, erzähl mir von, was weißt du über, bekannt für, wofür ist, wissenswert*, geschichte von, einwohner, notruf, spricht dort, wird gesprochen',
  tastes: {
    pool: 'pool, pools, schwimmbad, schwimmbecken, swimmingpool, hallenbad, *pool',
    breakfast: 'frühstück*, fruehstück*, fruehstueck*, fruhstuck*',
    halfBoard: 'halbpension, hp',
    allInclusive: 'all inclusive, alles inklusive, vollpension, allinclusive, all inklusive, all in',
    wifi: 'wlan, w lan, wifi, wi fi, internet',
    parking:
      'parkplatz, parkplätze, parken, parkplatz*, parkhaus, garage, parkmöglichkeit*, tiefgarage, stellplatz',
    spa: 'spa, sauna, wellness*, massage*, whirlpool, therme*',
    gym: 'fitness*, gym, fitnessraum, kraftraum, fitnessstudio',
    restaurant: 'restaurant, restaurants',
    bar: 'bar, hotelbar, dachbar',
    pets: 'haustier*, hund, hunde, hunden, hundefreundlich*, katze, katzen, tierfreundlich*',
    beach: 'strand*, am meer, meerblick, am strand, *strand, meer',
    airConditioning: 'klimaanlage*, klimatisiert*, klimaanl*',
    accessible: 'barrierefrei*, rollstuhl*, behindertengerecht*, rolli',
    cheap:
      'billig*, günstig, günstige, günstigen, günstiges, günstiger, günstigeres, günstigere, günstigste*, guenstig*, preiswert*, preisgünstig*, nicht zu teuer, nicht so teuer, nicht teuer, bezahlbar*, erschwinglich*, low budget, budgethotel*, budget hotel*, kleines budget, knappes budget, zu teuer, schnäppchen',
    luxury:
      'luxus*, luxuriös*, luxurioes*, edel, edle, edles, nobel*, gehoben*, exklusiv*, schick*, vornehm*, deluxe',
    central:
      'zentral*, zentrum*, innenstadt*, stadtzentrum, altstadt, stadtmitte, zentrumsnah*, mitten in, city',
    quiet: 'ruhig*, still, stille, leise, abgelegen*, ruhe, entspannt*, erholsam*',
    family: 'familienfreundlich*, kinderfreundlich*, familien*, für kinder, familientauglich*',
    romantic: 'romantisch*, flitterwochen, hochzeitsreise, romantik*, verliebte, hochzeitstag',
  },
};
