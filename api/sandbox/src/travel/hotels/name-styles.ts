/** How houses without a brand are called where a language is spoken. `{x}` is a motif, `{c}` the place. */
export interface NameStyle {
  hotel: readonly string[];
  guesthouse: readonly string[];
  apartments: readonly string[];
  motifs: readonly string[];
  street: readonly string[];
}

const words = (text: string) => text.split(', ');

const english: NameStyle = {
  hotel: words('The {x} Hotel, Hotel {x}, The {x}, {x} House Hotel, {x} {c}, The {c} {x}, Grand Hotel {c}, {c} Central Hotel, {c} Park Hotel'),
  guesthouse: words('{x} Guest House, {x} Lodge, The {x} Inn, {x} Cottage, {c} Guest House, {c} View Lodge'),
  apartments: words('{x} Apartments, {c} City Apartments, {x} Residence, {x} Serviced Suites'),
  motifs: words('Crown, Lantern, Harbour, Rosewood, Old Mill, Station, Garden, Royal Oak, Swan, Meridian, Regent, Orchard, Lighthouse, Kingfisher, Cedar, Bridge, Lakeside, Victoria, Windsor, Bellevue, Maple, Juniper, Heritage, Terrace, Parade, Fox and Hounds, White Hart, Magnolia, Beacon, Compass'),
  street: words('{n} High Street, {n} Station Road, {n} Park Avenue, {n} Church Lane, {n} Market Street, {n} Victoria Road, {n} Bridge Street, {n} Mill Road, {n} Garden Street'),
}; // prettier-ignore

const styles: Record<string, NameStyle> = {
  en: english,
  fr: {
    hotel: words('Hôtel {x}, Hôtel de {c}, Grand Hôtel {x}, Hôtel {x} {c}, Relais {x}, Hôtel-Restaurant {x}'),
    guesthouse: words('Auberge {x}, Chambres d’hôtes {x}, La Maison {x}, Gîte {x}, Logis {x}'),
    apartments: words('Résidence {x}, Appart’hôtel {x}, Les Appartements {x}'),
    motifs: words('du Lion d’Or, du Cheval Blanc, de la Gare, de la Poste, de la Paix, des Arts, du Parc, Bellevue, du Commerce, de France, des Tilleuls, du Moulin, Saint-Martin, de l’Univers, des Voyageurs, de la Cathédrale, du Pont, de l’Europe, Beauséjour, des Fleurs, du Jardin, Lafayette, Sainte-Anne, de la Fontaine, du Vieux Port, des Deux Rives, Montaigne, Voltaire'),
    street: words('{n} rue de la République, {n} avenue de la Gare, {n} rue Victor Hugo, {n} place de l’Église, {n} boulevard Gambetta, {n} rue du Moulin, {n} quai des Tanneurs, {n} rue Pasteur'),
  },
  de: {
    hotel: words('Hotel {x}, Parkhotel {x}, Hotel {x} {c}, Stadthotel {c}, Landhotel {x}, {x} Hotel'),
    guesthouse: words('Gasthof {x}, Pension {x}, Gästehaus {x}, Gasthaus {x}'),
    apartments: words('{x} Apartments, Ferienwohnungen {x}, Aparthotel {x}'),
    motifs: words('Goldener Hirsch, Schwarzer Adler, Krone, Linde, Post, Rose, Sonne, Bären, Kaiserhof, Rössl, Alte Mühle, Am Markt, Am Dom, Stern, Engel, Löwen, Traube, Bellevue, Schlossblick, Waldblick, Bergblick, Seeblick, Am Bahnhof, Ochsen, Rebstock, Ritter'),
    street: words('Hauptstraße {n}, Bahnhofstraße {n}, Marktplatz {n}, Kirchgasse {n}, Gartenstraße {n}, Lindenallee {n}, Schillerstraße {n}, Am Mühlbach {n}'),
  },
  it: {
    hotel: words('Hotel {x}, Albergo {x}, Grand Hotel {x}, Hotel {x} {c}, Palazzo {x}, Villa {x}'),
    guesthouse: words('Locanda {x}, Pensione {x}, Agriturismo {x}, Casa {x}, B&B {x}'),
    apartments: words('Residenza {x}, Appartamenti {x}, Residence {x}'),
    motifs: words('Bellavista, San Marco, del Sole, della Torre, Europa, Miramare, Centrale, Santa Lucia, Roma, dei Fiori, al Ponte, La Pergola, Belvedere, Garibaldi, delle Rose, San Giorgio, degli Ulivi, La Fontana, Italia, Excelsior, Aurora, Manzoni, Il Cortile, dei Mercanti, Vittoria, La Rocca'),
    street: words('Via Roma {n}, Via Garibaldi {n}, Piazza Vittorio Emanuele {n}, Corso Italia {n}, Via Mazzini {n}, Via Dante {n}, Viale della Stazione {n}, Via San Giovanni {n}'),
  },
  es: {
    hotel: words('Hotel {x}, Gran Hotel {x}, Hotel {x} {c}, Hotel Plaza {c}, Casa {x}, Palacio {x}'),
    guesthouse: words('Hostal {x}, Posada {x}, Pensión {x}, Casa Rural {x}, Hospedaje {x}'),
    apartments: words('Apartamentos {x}, Suites {x}, Residencial {x}'),
    motifs: words('del Sol, Real, Las Palmas, Colonial, San Juan, Santa María, Central, del Parque, Los Arcos, Miramar, El Mirador, La Paloma, Alameda, del Carmen, Independencia, Los Naranjos, El Molino, Bellavista, Las Flores, Catedral, Hacienda Vieja, El Jardín, Los Olivos, La Fuente, del Rey, La Estrella'),
    street: words('Calle Mayor {n}, Avenida de la Constitución {n}, Plaza de España {n}, Calle del Carmen {n}, Calle San Juan {n}, Paseo de la Alameda {n}, Calle Real {n}, Calle Hidalgo {n}'),
  },
  pt: {
    hotel: words('Hotel {x}, Grande Hotel {c}, Hotel {x} {c}, Palace Hotel {x}, Solar {x}'),
    guesthouse: words('Pousada {x}, Casa {x}, Quinta {x}, Residencial {x}'),
    apartments: words('Apartamentos {x}, Residência {x}, Flat {x}'),
    motifs: words('do Sol, da Praia, das Flores, São Jorge, Santa Maria, Imperial, do Castelo, do Rio, Bela Vista, Avenida, da Ribeira, dos Navegadores, do Mar, Tropical, Real, da Sé, do Largo, Boa Vista, Miramar, das Oliveiras, Central, do Porto'),
    street: words('Rua Direita {n}, Avenida da Liberdade {n}, Rua das Flores {n}, Praça da República {n}, Rua do Comércio {n}, Rua São João {n}, Rua 25 de Abril {n}'),
  },
  nl: {
    hotel: words('Hotel {x}, Stadshotel {x}, Hotel {x} {c}, Grand Hotel {c}, Boutique Hotel {x}'),
    guesthouse: words('Herberg {x}, Pension {x}, B&B {x}, Logement {x}'),
    apartments: words('{x} Apartments, Residence {x}, Suites {x}'),
    motifs: words('De Zwaan, De Gouden Leeuw, Het Wapen, De Molen, De Gracht, De Roos, Oranje, De Korenbeurs, De Brug, De Vier Seizoenen, Het Anker, De Linde, De Poort, De Waag, Bellevue, De Haven, ’t Hof, De Tulp'),
    street: words('Dorpsstraat {n}, Kerkstraat {n}, Stationsplein {n}, Markt {n}, Molenweg {n}, Prinsengracht {n}, Hoofdstraat {n}'),
  },
  nordic: {
    hotel: words('Hotel {x}, Grand Hotel {c}, {x} Hotel, Stadshotellet {c}, Hotel {x} {c}'),
    guesthouse: words('{x} Gård, {x} Pensjonat, {x} Lodge, {x} Kro'),
    apartments: words('{x} Apartments, {x} Suites'),
    motifs: words('Nordlys, Fjord, Skog, Solvik, Fyret, Bryggen, Viking, Kong Carl, Strand, Björn, Svanen, Aurora, Sankt Olav, Havblikk, Rosen, Lilla, Norrsken, Birk'),
    street: words('Storgatan {n}, Kirkegata {n}, Strandgatan {n}, Torget {n}, Havnegata {n}, Skolgatan {n}'),
  },
  slavic: {
    hotel: words('Hotel {x}, Grand Hotel {x}, Hotel {x} {c}, {x} Park Hotel, Boutique Hotel {x}'),
    guesthouse: words('Pension {x}, Villa {x}, Vila {x}, Guest House {x}'),
    apartments: words('{x} Apartments, Residence {x}, Aparthotel {x}'),
    motifs: words('Slavia, Zlatá Hvězda, Pod Lipami, Europa, Polonia, Korona, Metropol, Royal, Amber, Bristol, Panorama, Stary Most, Wawel, Morava, Orel, Central, Kralj, Bellevue, Jadran, Sokol, Jantar, Drina'),
    street: words('Nádražní {n}, Rynek {n}, ul. Kościuszki {n}, Trg slobode {n}, Hlavní {n}, ul. Lipowa {n}, Masarykova {n}'),
  },
  ru: {
    hotel: words('Hotel {x}, {x} Hotel, Park Hotel {x}, Gostinitsa {x}, Hotel {x} {c}'),
    guesthouse: words('Guest House {x}, Usadba {x}, Dom {x}'),
    apartments: words('{x} Apartments, Apart-Hotel {x}'),
    motifs: words('Ural, Rossiya, Sputnik, Troika, Volga, Baikal, Zarya, Sever, Berezka, Kosmos, Tsentralnaya, Druzhba, Oktyabrskaya, Na Naberezhnoy, Neva, Yubileynaya, Staraya Melnitsa'),
    street: words('ul. Lenina {n}, ul. Sadovaya {n}, pr. Mira {n}, ul. Pushkina {n}, nab. Rechnaya {n}, ul. Sovetskaya {n}'),
  },
  tr: {
    hotel: words('{x} Otel, Hotel {x}, {x} Palas, Grand {x} {c}, {x} Konak'),
    guesthouse: words('{x} Pansiyon, {x} Konağı, {x} Evi'),
    apartments: words('{x} Apart, {x} Suites'),
    motifs: words('Anadolu, Yıldız, Lale, Sultan, Deniz, Saray, Gül, Hisar, Çınar, Kale, Zeytin, Mavi, Han, Marmara, Efes, Osmanlı, Bahçe, Kervan'),
    street: words('Atatürk Caddesi No {n}, Cumhuriyet Meydanı {n}, İstasyon Caddesi {n}, Çarşı Sokak {n}, Sahil Yolu {n}'),
  },
  el: {
    hotel: words('Hotel {x}, {x} Palace, {x} Hotel, Hotel {x} {c}'),
    guesthouse: words('{x} Rooms, Villa {x}, Pension {x}, {x} Guesthouse'),
    apartments: words('{x} Studios, {x} Apartments'),
    motifs: words('Olympia, Poseidon, Athina, Aegean Blue, Aphrodite, Kyma, Thalassa, Acropolis, Dionysos, Galini, Elia, Hermes, Artemis, Meltemi, Asteria, Ionian, Delfini'),
    street: words('Leoforos Dimokratias {n}, Odos Ermou {n}, Plateia Eleftherias {n}, Odos Venizelou {n}, Paraliaki {n}'),
  },
  ar: {
    hotel: words('{x} Hotel, {x} Palace, Hotel {x} {c}, {x} Grand Hotel, Dar {x}'),
    guesthouse: words('Riad {x}, Dar {x}, {x} Guest House, Beit {x}'),
    apartments: words('{x} Hotel Apartments, {x} Residence, {x} Suites'),
    motifs: words('Al Noor, Al Salam, Jasmine, Al Waha, Zahra, Al Andalus, Qamar, Al Bustan, Nakheel, Al Madina, Yasmina, Al Rawda, Safir, Al Diwan, Marjan, Al Fanar, Layali, Oasis, Al Qasr'),
    street: words('{n} Corniche Road, {n} King Abdullah Street, {n} Souk Street, {n} Al Nasr Avenue, {n} Palm Street, {n} Medina Gate Road'),
  },
  ja: {
    hotel: words('Hotel {x}, Hotel {x} {c}, {c} Grand Hotel, {c} Central Hotel, {x} Inn {c}, Hotel New {c}'),
    guesthouse: words('Ryokan {x}, {x} Minshuku, {x}-so, Guest House {x}, {c} Onsen {x}'),
    apartments: words('Residence {x}, {x} Stay, {x} Apartments'),
    motifs: words('Sakura, Kiku, Fuji, Hanazono, Matsu, Momiji, Asahi, Tsubaki, Hikari, Kawabata, Miyako, Shirasagi, Ginza, Nagomi, Yuzu, Hoshino, Aoi, Tokiwa, Kaede, Suisen'),
    street: words('{n}-4 Honmachi, {n}-12 Ekimae, {n}-7 Chuo-dori, {n}-3 Sakuragicho, {n}-9 Nishiki-machi'),
  },
  zh: {
    hotel: words('{x} Hotel, {c} {x} Hotel, {x} International Hotel, {c} Grand Hotel, {x} Garden Hotel'),
    guesthouse: words('{x} Inn, {x} Courtyard, {x} Homestay'),
    apartments: words('{x} Serviced Apartments, {x} Residence'),
    motifs: words('Jade, Golden Dragon, Peony, Jin Jiang, Orient, Lotus, Bamboo, Pearl, Hua Ting, Yun Shan, Friendship, Red Lantern, Plum Blossom, Great Wall, Phoenix, Silk Road, Crane, West Lake'),
    street: words('{n} Zhongshan Road, {n} Renmin Road, {n} Jiefang Avenue, {n} Beijing Road, {n} Heping Street, {n} Xinhua Road'),
  },
  indic: {
    hotel: words('Hotel {x}, The {x}, {x} Palace, Hotel {x} {c}, {x} Residency, {x} Grand'),
    guesthouse: words('{x} Guest House, {x} Lodge, {x} Haveli, {x} Homestay'),
    apartments: words('{x} Service Apartments, {x} Suites'),
    motifs: words('Taj View, Ashoka, Lotus, Maharaja, Ganga, Heritage, Shanti, Lake Palace, Surya, Rajdhani, Annapurna, Himalaya, Mayura, Chandra, Kohinoor, Amrit, Banyan, Tulsi, Krishna, Peacock'),
    street: words('{n} Station Road, {n} M.G. Road, {n} Mall Road, {n} Gandhi Chowk, {n} Civil Lines, {n} Temple Street'),
  },
  southeast: {
    hotel: words('{x} Hotel, Hotel {x} {c}, The {x}, {x} Boutique Hotel, {x} Grand {c}'),
    guesthouse: words('{x} Homestay, {x} Bungalows, {x} Guesthouse, Villa {x}'),
    apartments: words('{x} Residence, {x} Serviced Apartments, {x} Suites'),
    motifs: words('Lotus, Frangipani, Golden Pagoda, Bamboo Garden, Orchid, Teak, Riverside, Jasmine, Coconut Grove, Mekong, Puri, Saraswati, Sunrise, Lantern, Chedi, Sala, Pandan, Elephant, Cempaka, Banyan'),
    street: words('{n} Jalan Merdeka, {n} Riverside Road, {n} Market Street, {n} Temple Road, {n} Beach Road, {n} Sukhumvit Road'),
  },
  mn: {
    hotel: words('{x} Hotel, Hotel {x}, {c} Hotel, {x} Palace, {c} Grand Hotel'),
    guesthouse: words('{x} Ger Camp, {x} Guest House, {x} Hostel'),
    apartments: words('{x} Apartments, {x} Residence'),
    motifs: words('Blue Sky, Khan, Gobi, Altai, Steppe, Tuul River, Genghis, Edelweiss, Silver Horse, Orkhon, Naran, Tengri, Kublai, White Lake, Bayan'),
    street: words('{n} Peace Avenue, {n} Seoul Street, {n} Sambuu Street, {n} Chinggis Avenue, {n} Olympic Street'),
  },
  dv: {
    hotel: words('{x} {c}, Hotel {x}, {x} Inn, {c} {x}'),
    guesthouse: words('{x} Guest House, {x} Beach Stay, {x} Inn, {c} {x} View'),
    apartments: words('{x} Residence, {x} Suites'),
    motifs: words('Coral, Lagoon, Reef, Kaani, Sandbank, Turquoise, Manta, Island Breeze, Palm, Atoll, Sea Shell, Sunset, Blue Water, Dhoni'),
    street: words('{n} Boduthakurufaanu Magu, {n} Majeedhee Magu, {n} Ziyaaraiy Magu, Beach Road {n}'),
  },
}; // prettier-ignore

const styleOfLanguage: Record<string, string> = {
  ca: 'es', sv: 'nordic', no: 'nordic', da: 'nordic', fi: 'nordic', is: 'nordic', fo: 'nordic', kl: 'nordic',
  pl: 'slavic', cs: 'slavic', sk: 'slavic', sl: 'slavic', hr: 'slavic', bs: 'slavic', sr: 'slavic', mk: 'slavic',
  bg: 'slavic', hu: 'slavic', ro: 'slavic', sq: 'slavic', lv: 'slavic', lt: 'slavic', et: 'slavic',
  uk: 'ru', be: 'ru', kk: 'ru', ky: 'ru', uz: 'ru', tg: 'ru', az: 'tr', tk: 'tr', fa: 'ar', he: 'ar', so: 'ar', ps: 'ar',
  hi: 'indic', ne: 'indic', bn: 'indic', si: 'indic', dz: 'indic', id: 'southeast', ms: 'southeast', th: 'southeast',
  vi: 'southeast', km: 'southeast', lo: 'southeast', my: 'southeast', ko: 'zh', sm: 'en', rw: 'en', af: 'nl',
}; // prettier-ignore

/** The style of a language; English where none is known. The Philippines and Pakistan speak it, too. */
export function nameStyleOf(language: string): NameStyle {
  return styles[language] ?? styles[styleOfLanguage[language] ?? ''] ?? english;
}
