import type { LanguageWords } from './language';

export const ITALIAN: LanguageWords = {
  numbers:
    'zero, uno/un solo/una sola, due/un paio di/paio di, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici/dozzina, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta',
  kinds: {
    night: 'notte, notti, pernottamenti, pernotti',
    day: 'giorno, giorni, giornata, giornate, gg',
    week: 'settimana, settimane',
    weekend: 'weekend, week end, fine settimana, finesettimana',
    month: 'mese, mesi',
    today: 'oggi',
    tomorrow: 'domani',
    afterTomorrow: 'dopodomani, dopo domani',
    tonight: 'stanotte, stasera, questa notte, questa sera',
    next: 'prossimo, prossima, prossimi, seguente, che viene',
    this: 'questo, questa, quest',
    christmas: 'natale, a natale',
    newYear: 'capodanno, a capodanno, san silvestro',
    on: 'a, il, ad, di, nel mese di, inizio, metà, fine, fine di, per il, nel',
    from: 'dal, da, a partire dal, arrivo, arrivo il, dall, dalla, dal giorno',
    until: 'al, fino al, fino a, partenza, partenza il, all, alla, fino',
    between: 'tra, fra, tra il, fra il',
    and: 'e, ed, con, più, piu',
    or: 'o, oppure, né',
    for: 'per, siamo in, siamo, saremo in, saremo, in, x',
    one: 'un, una',
    ordinal: 'º, °, di',
    adults: 'adulto, adulti, adulte, grandi',
    people: 'persona, persone, pers, ospiti, viaggiatori, amici, amiche, gente, ragazzi, ragazze, pax',
    children:
      'bambino, bambini, bambina, bambine, bimbo, bimbi, bimba, figli, ragazzini, adolescenti, minori, bimbe, piccoli, ragazza, ragazzo, bambinetti, nipotino, nipotina, nipotini',
    baby: 'neonato, neonati, neonata, bebè, lattante',
    ages: 'anni, anno, di età, età, di anni, hanno',
    family: 'famiglia di, famiglia con, famiglia da, famiglia, famiglie, in famiglia',
    rooms:
      'camera, camere, stanza, stanze, camera doppia, camere doppie, camera matrimoniale, camere matrimoniali, camera singola, camere singole, doppie, matrimoniale',
    stars: 'stella, stelle, *, ★, ⭐',
    limit:
      'meno di, massimo, max, al massimo, fino a, non più di, sotto i, sotto, sotto gli, entro i, entro, inferiore a, più economico di, limite, spendere, non oltre, un massimo di, spesa massima, tetto, al max, un massimo',
    budget: 'budget, il mio budget, budget di, un budget di, il nostro budget',
    noBudget:
      'non bado a spese, senza badare a spese, il prezzo non importa, i soldi non sono un problema, il budget non è un problema, budget illimitato, nessun budget, senza limiti di budget, non importa il prezzo, dimentica il budget, senza budget, il budget non importa, nessun limite di budget, senza limite, non importa quanto costa, il denaro non è un problema',
    per: 'a, per, al, ogni, /, ciascuna',
    perNight: 'a notte, per notte, al giorno, a nottata, la notte',
    perPerson: 'a testa, ciascuno, a persona, cadauno, pp',
    perStay:
      'per il soggiorno, per tutto il soggiorno, per l intero soggiorno, per l hotel, tutto il soggiorno, intero soggiorno, l intero soggiorno, il soggiorno, soggiorno completo, per tutte le notti',
    perTrip:
      'in totale, in tutto, totale, totali, per tutto il viaggio, per il viaggio, per tutto, per l intero viaggio, complessivi, per la vacanza',
    also: 'anche, inoltre, pure, in più',
    not: 'ho già, abbiamo già, no, senza, non, niente, nessun, nessuna, nessuno, non voglio, non vogliamo, non mi serve, non ci serve, non ho bisogno di, invece di, tranne, al posto di, né, ne, evita, evitare, neanche',
    notAfter:
      'non serve, non è necessario, non necessario, non mi serve, non importa, no, non vengono, non viene, non verranno, restano a casa, non vogliamo, non voglio, non ci serve, non vengono più, non lo voglio, non lo vogliamo, non ci servono',
    common:
      'non lontano da, non lontano dal, non lontano, non so, perché no, se non, non solo, non ancora, non ho, non abbiamo, se possibile, non sono sicuro, nessun problema, io, noi, è, sono, che, cosa, cos, dove, quando, come, quale, quali, chi, la, lo, il, i, gli, le, l, del, della, dei, cerco, cerchiamo, cercando, voglio, vogliamo, vorrei, vorremmo, ho bisogno, mi serve, posso, puoi, possiamo, trova, trovami, mostrami, per favore, ciao, grazie, buongiorno, mi, ci, mio, mia, miei, nostro, avere, ha, ho, c, fare, fai, buon, buono, buoni, buona, bello, belli, migliore, migliori, meglio, vicino, vicino a, viaggio, vacanza, vacanze, e per, qualcosa, andare, prenota, prenotare, consigli, consigliami, mar, mer, set, dom, gen, ven, gio, sab, lug, al mare, d, un po, piuttosto, facciamo, metti, e a, che ne dici di, nella, nelle, su, dormire da amici, dormiamo da amici, stiamo da amici, alloggiamo da amici',
  },
  multipliers: { 100: 'cento', 1000: 'mila, mille, k' },
  several: {
    '6 people': 'in sei',
    '5 people': 'in cinque',
    '1 adults': 'nonna, nonno, la nonna, il nonno, mia madre, mio padre',
    '2 people':
      'coppia, in coppia, noi due, io e mia moglie, io e mio marito, io e la mia ragazza, io e il mio ragazzo, io e la mia compagna, io e il mio compagno, mia moglie e io, mia moglie ed io, mio marito e io, mio marito ed io, con mia moglie, con mio marito, con la mia ragazza, con il mio ragazzo, io e mia madre, io e un amico, io e un amica, in due, siamo in due, mia moglie, mio marito, la mia ragazza, il mio ragazzo, la mia compagna, il mio compagno, la mia fidanzata, il mio fidanzato, marito e moglie',
    '3 people': 'in tre',
    '4 people': 'in quattro',
    '1 people':
      'da solo, da sola, solo io, viaggio da solo, viaggio da sola, per me, in solitaria, per una sola persona',
    '1 children': 'mio figlio, mia figlia, figlio, figlia',
    'this weekend': 'nel fine settimana, nel weekend, il fine settimana',
  },
  money: {
    USD: 'dollaro, dollari, usd',
    EUR: 'euro, eur, euri',
    GBP: 'sterlina, sterline, gbp',
    JPY: 'yen',
    CHF: 'franchi, franchi svizzeri',
    TRY: 'lire turche, lira turca',
    INR: 'rupie',
    BRL: 'reais',
  },
  wants: {
    hotels:
      'hotel*, otel, albergo, alberghi, ostello, ostelli, alloggio, alloggi, alloggiare, dormire, dove stare, dove soggiornare, soggiornare, soggiorno, pernottare, appartamento, appartamenti, airbnb, b&b, bed and breakfast, pensione, agriturismo, agriturismi, casa vacanze, case vacanza, resort, villa, suite, motel, un posto dove stare, un posto dove dormire, locanda, ostell*, alberg*, sistemazione, sistemazioni, masseria',
    activities:
      'cosa fare, cose da fare, che fare, da fare, cosa vedere, cose da vedere, da vedere, cosa visitare, da visitare, visitare, posti da vedere, posti da visitare, attività, attivita, attrazion*, escursion*, gita, gite, tour, visita, visite, visita guidata, visite guidate, museo, musei, bigliett*, ristorant*, dove mangiare, mangiare, vita notturna, locali, crociera, crociere, passeggiat*, trekking, immersioni, snorkeling, degustazion*, corso di cucina, corsi di cucina, monument*, spettacol*, concert*, luoghi di interesse, esperienz*, divertirsi, divertiment*, shopping, si può fare, possiamo fare, eventi',
    plan: 'itinerario, itinerari, piano, piani, piano di viaggio, programma, programmi, pianifica*, organizza*, giorno per giorno, tabella di marcia, percorso, planning, agenda, tappe, programmare, plan',
    agents:
      'agente di viaggio, agente di viaggi, agenti di viaggio, agente, agenti, agenzia, agenzie, agenzia di viaggi, agenzia viaggi, agenzie di viaggio, esperto, esperti, esperto locale, esperti locali, consulente*, specialista, specialisti, persona reale, una persona vera, un umano, operatore umano',
    request: 'preventivo, preventivi, offerta, offerte, quotazion*, proposta, richiesta di preventivo',
    information:
      'meteo, che tempo, tempo fa, tempo farà, temperatur*, piove, pioggia, pioverà, piovere, neve, clima, previsioni, fa caldo, fa freddo, visto, visti, passaport*, orari, orario, apre, aprono, aperto, aperti, chiude, chiuso, chiudono, sciopero, scioperi, notizie, tasso di cambio, cambio, moneta, valuta, requisiti, sicuro, sicura, sicurezza, pericolos*, che ora, che ore, vaccin*, trasporti pubblici, mezzi pubblici, come arrivare, come arrivo, come si arriva, festività, giorni festivi, a che ora, quanto costa entrare, costa entrare, quanto costa l ingresso, costa l ingresso, prezzo del biglietto, quanto costa il biglietto, costa il biglietto, costo d ingresso',
    help: 'mia prenotazione, mie prenotazioni, mio account, account, annulla*, cancella*, disdire, disdetta, password, accedere, accesso, login, registrar*, registrazione, come funziona, chi sei, cosa puoi fare, cosa sai fare, sei un*, bot, robot, è gratis, è gratuito, servizio clienti, assistenza, miei dati, rimbors*, come prenoto, come posso prenotare, pagare, metodi di pagamento, questo sito, questa pagina, atoll, modificare la prenotazione, privacy, newsletter, vostro sito, è gratuita, gratuito',
  },
  timeless:
    'che lingua, quale lingua, lingua, si parla, periodo migliore, miglior periodo, momento migliore, quando andare, stagione migliore, fuso orario, mancia, mance, acqua del rubinetto, prese, quanto dista, capitale, lingue, parlano, mese migliore, miglior mese, miglior momento, migliore stagione, miglior stagione, mesi migliori, quando visitare, che mese, parlami di, parlami del, parlami della, parlami dell, raccontami di, raccontami qualcosa, raccontami, dimmi qualcosa su, cosa sai di, famosa per, famoso per, storia di, abitanti, numero di emergenza',
  tastes: {
    pool: 'piscina, piscine',
    breakfast: 'colazione, prima colazione, colazioni',
    halfBoard: 'mezza pensione, mezzapensione',
    allInclusive: 'tutto incluso, tutto compreso, all inclusive, pensione completa',
    wifi: 'wifi, wi fi, internet',
    parking: 'parcheggio, parcheggi, garage, posto auto, parcheggiare',
    spa: 'spa, sauna, massagg*, benessere, centro benessere, terme, idromassaggio, hammam, jacuzzi',
    gym: 'palestra, fitness, gym',
    restaurant: 'ristorante, ristoranti, ristorant*',
    bar: 'bar',
    pets: 'animali, animale, cane, cani, gatto, gatti, animali ammessi, cagnolino, pet friendly',
    beach: 'spiaggia, spiagge, sul mare, vista mare, fronte mare, vicino al mare, al mare',
    airConditioning: 'aria condizionata, climatizzat*, condizionatore, climatizzazione, condizionata',
    accessible: 'sedia a rotelle, carrozzina, accessibil*, disabil*, senza barriere',
    cheap:
      'economic*, più economico, piu economico, a buon mercato, low cost, a basso costo, poco costoso, poco costosi, non troppo caro, non troppo cari, non caro, non costoso, non troppo costoso, meno caro, meno costoso, conveniente, convenienti, troppo caro, troppo costoso, budget basso, budget limitato, basso prezzo, prezzi bassi, risparmiare, a poco, a poco prezzo, spendere poco',
    luxury: 'lusso, di lusso, lussuos*, elegante, esclusiv*, deluxe, alta gamma, extralusso',
    central:
      'centrale, centro, in centro, centro città, centro storico, centrali, centralissim*, pieno centro',
    quiet: 'tranquill*, silenzios*, senza rumore, rilassant*, pace, appartato, calmo',
    family: 'per famiglie, adatto ai bambini, per bambini, family',
    romantic: 'romantic*, luna di miele, viaggio di nozze, anniversario',
  },
};
