/** A sight that travelers search for by its name. */
export interface Landmark {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The town beside it, as GeoNames has it: its region is the sight's, and a test checks the distance. */
  readonly near: string;
  readonly otherNames: readonly string[];
}

/**
 * Name, country, latitude, longitude, town and other names. Source: coordinates as Wikipedia's articles of these names
 * give them, rounded to about 100 m; each is tested against the town's position in GeoNames.
 */
const ROWS = `
Eiffel Tower|FR|48.8584|2.2945|Paris|Tour Eiffel,Torre Eiffel,Eiffelturm,Эйфелева башня,埃菲尔铁塔,艾菲爾鐵塔,エッフェル塔,에펠탑,برج إيفل,אייפל
Louvre Museum|FR|48.8606|2.3376|Paris|Louvre,Musée du Louvre,Лувр,卢浮宫,ルーブル美術館,루브르 박물관
Notre-Dame de Paris|FR|48.8530|2.3499|Paris|Notre Dame Cathedral,Notre Dame
Arc de Triomphe|FR|48.8738|2.2950|Paris|Arch of Triumph,Триумфальная арка,凯旋门
Sacré-Cœur|FR|48.8867|2.3431|Paris|Sacre Coeur,Basilica of the Sacred Heart
Moulin Rouge|FR|48.8841|2.3323|Paris|
Champs-Élysées|FR|48.8698|2.3078|Paris|
Palace of Versailles|FR|48.8049|2.1204|Versailles|Château de Versailles,Schloss Versailles,Версаль,凡尔赛宫,ヴェルサイユ宮殿
Disneyland Paris|FR|48.8722|2.7758|Chessy|Euro Disney
Mont-Saint-Michel|FR|48.6361|-1.5115|Pontorson|Mont St Michel,Мон-Сен-Мишель,モン・サン・ミシェル,圣米歇尔山
Mont Blanc|FR|45.8326|6.8652|Chamonix|Monte Bianco,Монблан
Pont du Gard|FR|43.9475|4.5350|Remoulins|
Carcassonne Castle|FR|43.2061|2.3636|Carcassonne|Cité de Carcassonne
Verdon Gorge|FR|43.7500|6.3833|Moustiers-Sainte-Marie|Gorges du Verdon
Big Ben|GB|51.5007|-0.1246|London|Elizabeth Tower,Биг-Бен,大本钟,ビッグ・ベン,빅벤,بيج بن
Tower Bridge|GB|51.5055|-0.0754|London|Тауэрский мост,塔桥
Tower of London|GB|51.5081|-0.0759|London|Лондонский Тауэр,伦敦塔
Buckingham Palace|GB|51.5014|-0.1419|London|Букингемский дворец,白金汉宫,バッキンガム宮殿
London Eye|GB|51.5033|-0.1196|London|
British Museum|GB|51.5194|-0.1270|London|大英博物馆,大英博物館
Westminster Abbey|GB|51.4993|-0.1273|London|
Hyde Park|GB|51.5073|-0.1657|London|
Trafalgar Square|GB|51.5080|-0.1281|London|
Wembley Stadium|GB|51.5560|-0.2795|London|
Windsor Castle|GB|51.4839|-0.6044|Windsor|
Stonehenge|GB|51.1789|-1.8262|Amesbury|Стоунхендж,巨石阵,ストーンヘンジ,스톤헨지
Edinburgh Castle|GB|55.9486|-3.1999|Edinburgh|
Loch Ness|GB|57.3229|-4.4244|Inverness|Лох-Несс,ネス湖
Ben Nevis|GB|56.7969|-5.0036|Fort William|
Hadrian's Wall|GB|55.0242|-2.2925|Hexham|
Giant's Causeway|GB|55.2408|-6.5116|Bushmills|
Cliffs of Moher|IE|52.9715|-9.4309|Doolin|
Guinness Storehouse|IE|53.3419|-6.2867|Dublin|
Colosseum|IT|41.8902|12.4922|Rome|Colosseo,Coliseum,Kolosseum,Colisée,Coliseo,Колизей,斗兽场,コロッセオ,콜로세움
Trevi Fountain|IT|41.9009|12.4833|Rome|Fontana di Trevi,特雷维喷泉,トレビの泉
Pantheon|IT|41.8986|12.4769|Rome|
Roman Forum|IT|41.8925|12.4853|Rome|Foro Romano
Spanish Steps|IT|41.9060|12.4828|Rome|Piazza di Spagna
St. Peter's Basilica|VA|41.9022|12.4539|Vatican City|Basilica di San Pietro,Petersdom
Sistine Chapel|VA|41.9029|12.4545|Vatican City|Cappella Sistina
Leaning Tower of Pisa|IT|43.7230|10.3966|Pisa|Torre di Pisa,Torre Pendente,Tower of Pisa,Пизанская башня,比萨斜塔,ピサの斜塔
Ponte Vecchio|IT|43.7680|11.2531|Florence|
Uffizi Gallery|IT|43.7687|11.2559|Florence|Uffizi,Galleria degli Uffizi
Milan Cathedral|IT|45.4641|9.1919|Milan|Duomo di Milano,Миланский собор
St. Mark's Square|IT|45.4341|12.3388|Venice|Piazza San Marco,Markusplatz
Rialto Bridge|IT|45.4380|12.3359|Venice|Ponte di Rialto
Pompeii Ruins|IT|40.7497|14.4869|Pompei|Pompeii Archaeological Park,Scavi di Pompei
Mount Vesuvius|IT|40.8211|14.4261|Ercolano|Vesuvius,Vesuvio,Везувий
Mount Etna|IT|37.7510|14.9934|Nicolosi|Etna,Этна
Sagrada Família|ES|41.4036|2.1744|Barcelona|Sagrada Familia,Саграда Фамилия,圣家堂,サグラダ・ファミリア,사그라다 파밀리아
Park Güell|ES|41.4145|2.1527|Barcelona|Parque Güell,Park Guell
Camp Nou|ES|41.3809|2.1228|Barcelona|
La Rambla|ES|41.3797|2.1746|Barcelona|Las Ramblas
Alhambra|ES|37.1761|-3.5881|Granada|La Alhambra,Альгамбра,阿尔罕布拉宫,アルハンブラ宮殿,قصر الحمراء
Prado Museum|ES|40.4138|-3.6921|Madrid|Museo del Prado,Прадо
Royal Palace of Madrid|ES|40.4180|-3.7143|Madrid|Palacio Real
Guggenheim Museum Bilbao|ES|43.2687|-2.9340|Bilbao|Guggenheim Bilbao
Rock of Gibraltar|GI|36.1442|-5.3425|Gibraltar|
Teide|ES|28.2724|-16.6425|La Orotava|Mount Teide,Pico del Teide,Тейде
Belém Tower|PT|38.6916|-9.2160|Lisbon|Torre de Belém
Pena Palace|PT|38.7876|-9.3906|Sintra|Palácio da Pena
Brandenburg Gate|DE|52.5163|13.3777|Berlin|Brandenburger Tor,Бранденбургские ворота,勃兰登堡门,ブランデンブルク門
Reichstag|DE|52.5186|13.3762|Berlin|Рейхстаг
Berlin Wall Memorial|DE|52.5351|13.3903|Berlin|Berlin Wall,Berliner Mauer
Checkpoint Charlie|DE|52.5075|13.3904|Berlin|
Neuschwanstein Castle|DE|47.5576|10.7498|Füssen|Neuschwanstein,Schloss Neuschwanstein,Нойшванштайн,新天鹅堡,ノイシュヴァンシュタイン城
Cologne Cathedral|DE|50.9413|6.9583|Köln|Kölner Dom,Кёльнский собор
Europa-Park|DE|48.2661|7.7220|Rust|
Zugspitze|DE|47.4211|10.9853|Garmisch-Partenkirchen|
Oktoberfest|DE|48.1315|11.5497|Munich|Theresienwiese
Schönbrunn Palace|AT|48.1845|16.3122|Vienna|Schloss Schönbrunn,Schönbrunn,Шёнбрунн,美泉宫
Hohensalzburg Fortress|AT|47.7949|13.0473|Salzburg|Festung Hohensalzburg
Matterhorn|CH|45.9763|7.6586|Zermatt|Monte Cervino,Cervin,Маттерхорн,马特洪峰,マッターホルン
Jungfraujoch|CH|46.5475|7.9854|Wengen|Top of Europe
Rhine Falls|CH|47.6779|8.6155|Neuhausen|Rheinfall
Anne Frank House|NL|52.3752|4.8840|Amsterdam|Anne Frank Huis
Rijksmuseum|NL|52.3600|4.8852|Amsterdam|
Keukenhof|NL|52.2697|4.5462|Lisse|
Atomium|BE|50.8949|4.3415|Brussels|
Grand Place|BE|50.8467|4.3525|Brussels|Grote Markt Brussel
Tivoli Gardens|DK|55.6737|12.5681|Copenhagen|Tivoli
The Little Mermaid|DK|55.6929|12.5993|Copenhagen|Little Mermaid,Den lille Havfrue
Legoland Billund|DK|55.7356|9.1261|Billund|Legoland
Preikestolen|NO|58.9863|6.1904|Jørpeland|Pulpit Rock
Trolltunga|NO|60.1240|6.7400|Odda|
North Cape|NO|71.1710|25.7836|Honningsvåg|Nordkapp,Nordkap
Santa Claus Village|FI|66.5436|25.8473|Rovaniemi|
Blue Lagoon|IS|63.8804|-22.4495|Grindavík|Bláa lónið
Gullfoss|IS|64.3271|-20.1199|Laugarvatn|
Prague Castle|CZ|50.0909|14.4005|Prague|Pražský hrad,Prager Burg,Пражский град
Charles Bridge|CZ|50.0865|14.4114|Prague|Karlův most,Karlsbrücke,Карлов мост
Auschwitz-Birkenau|PL|50.0343|19.1783|Oświęcim|Auschwitz
Wawel Castle|PL|50.0540|19.9354|Kraków|Wawel
Wieliczka Salt Mine|PL|49.9830|20.0553|Wieliczka|
Hungarian Parliament|HU|47.5071|19.0457|Budapest|Országház,Parliament Budapest
Bran Castle|RO|45.5150|25.3672|Bran|Dracula's Castle,Castelul Bran
Plitvice Lakes|HR|44.8654|15.5820|Korenica|Plitvička jezera,Plitvice
Acropolis of Athens|GR|37.9715|23.7257|Athens|Acropolis,Akropolis,Ακρόπολη,Акрополь,雅典卫城
Parthenon|GR|37.9715|23.7267|Athens|Παρθενώνας,Парфенон
Meteora|GR|39.7217|21.6306|Kalambaka|Μετέωρα
Hagia Sophia|TR|41.0086|28.9802|Istanbul|Ayasofya,Aya Sofya,Айя-София,圣索菲亚大教堂,アヤソフィア,아야 소피아
Blue Mosque|TR|41.0054|28.9768|Istanbul|Sultan Ahmed Mosque,Sultanahmet Camii,Голубая мечеть
Grand Bazaar|TR|41.0107|28.9681|Istanbul|Kapalıçarşı
Topkapi Palace|TR|41.0115|28.9834|Istanbul|Topkapı Sarayı
Pamukkale|TR|37.9204|29.1212|Denizli|Памуккале,棉花堡,パムッカレ
Ephesus|TR|37.9395|27.3417|Selçuk|Efes,Эфес
Red Square|RU|55.7539|37.6208|Moscow|Красная площадь,红场,赤の広場
Moscow Kremlin|RU|55.7520|37.6175|Moscow|Kremlin,Кремль,克里姆林宫
Hermitage Museum|RU|59.9398|30.3146|Saint Petersburg|Hermitage,Эрмитаж
Peterhof Palace|RU|59.8833|29.9069|Petergof|Петергоф
Pyramids of Giza|EG|29.9773|31.1325|Giza|Great Pyramid of Giza,Giza Pyramids,Pyramids,Pyramides de Gizeh,Pyramiden von Gizeh,Пирамиды Гизы,أهرامات الجيزة,吉萨金字塔,ギザのピラミッド
Great Sphinx of Giza|EG|29.9753|31.1376|Giza|Sphinx,Сфинкс,أبو الهول
Valley of the Kings|EG|25.7402|32.6014|Luxor|وادي الملوك
Karnak Temple|EG|25.7188|32.6573|Luxor|Karnak
Abu Simbel Temples|EG|22.3372|31.6258|Abu Simbel|أبو سمبل
Petra|JO|30.3285|35.4444|Wādī Mūsá|البتراء,Петра,佩特拉,ペトラ遺跡
Wadi Rum|JO|29.5765|35.4200|Aqaba|وادي رم
Dead Sea|JO|31.5590|35.4732|Madaba|Мёртвое море,البحر الميت,ים המלח,死海
Western Wall|IL|31.7767|35.2345|Jerusalem|Wailing Wall,הכותל המערבי
Masada|IL|31.3156|35.3536|Arad|
Burj Khalifa|AE|25.1972|55.2744|Dubai|برج خليفة,Бурдж-Халифа,哈利法塔,ブルジュ・ハリファ,부르즈 할리파
Burj Al Arab|AE|25.1412|55.1853|Dubai|برج العرب
Palm Jumeirah|AE|25.1124|55.1390|Dubai|The Palm,نخلة جميرا
Dubai Mall|AE|25.1985|55.2796|Dubai|دبي مول
Sheikh Zayed Grand Mosque|AE|24.4128|54.4750|Abu Dhabi|
Kaaba|SA|21.4225|39.8262|Mecca|Masjid al-Haram,الكعبة,المسجد الحرام,Kaba
Taj Mahal|IN|27.1751|78.0421|Agra|ताज महल,Тадж-Махал,تاج محل,泰姬陵,タージ・マハル,타지마할,তাজমহল
Golden Temple|IN|31.6200|74.8765|Amritsar|Harmandir Sahib
Red Fort|IN|28.6562|77.2410|Delhi|Lal Qila,लाल किला
Gateway of India|IN|18.9220|72.8347|Mumbai|
Hawa Mahal|IN|26.9239|75.8267|Jaipur|
Mount Everest|NP|27.9881|86.9250|Namche Bazar|Everest,Sagarmatha,Qomolangma,Эверест,珠穆朗玛峰,エベレスト,सगरमाथा
Everest Base Camp|NP|28.0043|86.8571|Namche Bazar|
Sigiriya|LK|7.9570|80.7603|Dambulla|Lion Rock,සීගිරිය
Angkor Wat|KH|13.4125|103.8670|Siem Reap|Angkor,Ангкор-Ват,吴哥窟,アンコール・ワット,앙코르 와트,អង្គរវត្ត
Grand Palace|TH|13.7500|100.4913|Bangkok|Royal Palace Bangkok,พระบรมมหาราชวัง
Khao San Road|TH|13.7589|100.4972|Bangkok|ถนนข้าวสาร
Petronas Towers|MY|3.1579|101.7116|Kuala Lumpur|Petronas Twin Towers,KLCC
Marina Bay Sands|SG|1.2834|103.8607|Singapore|滨海湾金沙
Gardens by the Bay|SG|1.2816|103.8636|Singapore|
Borobudur|ID|-7.6079|110.2038|Magelang|Candi Borobudur
Mount Bromo|ID|-7.9425|112.9530|Probolinggo|Gunung Bromo,Bromo
Ha Long Bay|VN|20.9101|107.1839|Hạ Long|Halong Bay,Vịnh Hạ Long,下龙湾
Great Wall of China|CN|40.4319|116.5704|Huairou|Great Wall,Chinese Wall,长城,長城,萬里長城,Великая Китайская стена,万里の長城,만리장성
Forbidden City|CN|39.9163|116.3972|Beijing|故宫,紫禁城,Запретный город,자금성
Tiananmen Square|CN|39.9055|116.3976|Beijing|天安门广场,天安门
Terracotta Army|CN|34.3853|109.2783|Xi'an|Terracotta Warriors,兵马俑,Терракотовая армия
The Bund|CN|31.2400|121.4900|Shanghai|外滩,Bund
West Lake|CN|30.2425|120.1489|Hangzhou|西湖
Potala Palace|CN|29.6578|91.1169|Lhasa|布达拉宫
Victoria Peak|HK|22.2759|114.1455|Hong Kong|The Peak,太平山
Taipei 101|TW|25.0340|121.5645|Taipei|台北101
Mount Fuji|JP|35.3606|138.7274|Fujinomiya|Fuji,Fujisan,富士山,Фудзияма,Фудзи,후지산
Tokyo Tower|JP|35.6586|139.7454|Tokyo|東京タワー,东京塔
Tokyo Skytree|JP|35.7101|139.8107|Tokyo|東京スカイツリー,Skytree
Tokyo Disneyland|JP|35.6329|139.8804|Urayasu|東京ディズニーランド
Shibuya Crossing|JP|35.6595|139.7005|Tokyo|渋谷スクランブル交差点
Sensō-ji|JP|35.7148|139.7967|Tokyo|Sensoji,浅草寺,Asakusa Temple
Fushimi Inari|JP|34.9671|135.7727|Kyoto|Fushimi Inari Taisha,伏見稲荷大社
Kinkaku-ji|JP|35.0394|135.7292|Kyoto|Kinkakuji,Golden Pavilion,金閣寺
Universal Studios Japan|JP|34.6654|135.4323|Osaka|ユニバーサル・スタジオ・ジャパン,USJ
Itsukushima Shrine|JP|34.2960|132.3198|Hatsukaichi|厳島神社
Gyeongbokgung|KR|37.5796|126.9770|Seoul|Gyeongbokgung Palace,경복궁,景福宮
N Seoul Tower|KR|37.5512|126.9882|Seoul|Namsan Tower,남산타워
Statue of Liberty|US|40.6892|-74.0445|New York City|Estatua de la Libertad,Statue de la Liberté,Freiheitsstatue,Статуя Свободы,自由女神像,自由の女神像,자유의 여신상
Empire State Building|US|40.7484|-73.9857|New York City|Эмпайр-стейт-билдинг,帝国大厦
Times Square|US|40.7580|-73.9855|New York City|Таймс-сквер,时代广场,タイムズスクエア,타임스 스퀘어
Central Park|US|40.7829|-73.9654|New York City|Центральный парк,中央公园,セントラルパーク
Brooklyn Bridge|US|40.7061|-73.9969|New York City|Бруклинский мост
White House|US|38.8977|-77.0365|Washington|Белый дом,白宫
Niagara Falls Waterfall|CA|43.0799|-79.0747|Niagara Falls|Horseshoe Falls,Chutes du Niagara,Ниагарский водопад,ナイアガラの滝
CN Tower|CA|43.6426|-79.3871|Toronto|
Golden Gate Bridge|US|37.8199|-122.4783|San Francisco|Golden Gate,Золотые Ворота,金门大桥,ゴールデンゲートブリッジ,금문교
Alcatraz|US|37.8270|-122.4230|San Francisco|Alcatraz Island
Hollywood Sign|US|34.1341|-118.3215|Los Angeles|
Disneyland|US|33.8121|-117.9190|Anaheim|Disneyland California,Диснейленд
Walt Disney World|US|28.3852|-81.5639|Celebration|Disney World
Universal Studios Hollywood|US|34.1381|-118.3534|Los Angeles|
Grand Canyon|US|36.0544|-112.1401|Grand Canyon Village|Gran Cañón,Grand Canyon National Park,Большой каньон,大峡谷,グランドキャニオン,그랜드 캐니언
Yosemite National Park|US|37.8651|-119.5383|Mariposa|Yosemite,Йосемити
Yellowstone National Park|US|44.4280|-110.5885|West Yellowstone|Yellowstone,Йеллоустоун,黄石公园
Mount Rushmore|US|43.8791|-103.4591|Keystone|
Las Vegas Strip|US|36.1147|-115.1728|Las Vegas|The Strip
Antelope Canyon|US|36.8619|-111.3743|Page|
Monument Valley|US|36.9980|-110.0985|Kayenta|
Chichén Itzá|MX|20.6843|-88.5678|Valladolid|Chichen Itza,Чичен-Ица,奇琴伊察,チチェン・イッツァ
Teotihuacan|MX|19.6925|-98.8438|San Juan Teotihuacán|Teotihuacán Pyramids
Tikal|GT|17.2220|-89.6237|Flores|
Panama Canal|PA|9.0000|-79.5917|Panamá|Canal de Panamá
Machu Picchu|PE|-13.1631|-72.5450|Aguas Calientes|Machu Pichu,Мачу-Пикчу,马丘比丘,マチュ・ピチュ,마추픽추,ماتشو بيتشو
Lake Titicaca|PE|-15.8422|-69.9803|Puno|Lago Titicaca,Titicaca
Nazca Lines|PE|-14.7390|-75.1300|Nazca|Líneas de Nazca
Salar de Uyuni|BO|-20.1338|-67.4891|Uyuni|Uyuni Salt Flats
Christ the Redeemer|BR|-22.9519|-43.2105|Rio de Janeiro|Cristo Redentor,Cristo Redentore,Статуя Христа,救世基督像,コルコバードのキリスト像
Sugarloaf Mountain|BR|-22.9486|-43.1566|Rio de Janeiro|Pão de Açúcar
Copacabana Beach|BR|-22.9711|-43.1823|Rio de Janeiro|Copacabana
Iguazu Falls|AR|-25.6953|-54.4367|Puerto Iguazú|Iguazú,Cataratas del Iguazú,Foz do Iguaçu Falls,Iguaçu Falls,Водопады Игуасу
Angel Falls|VE|5.9701|-62.5362|Canaima|Salto Ángel
Perito Moreno Glacier|AR|-50.4967|-73.1377|El Calafate|Glaciar Perito Moreno
Torres del Paine|CL|-50.9423|-73.4068|Puerto Natales|
Table Mountain|ZA|-33.9628|18.4098|Cape Town|Tafelberg,Столовая гора
Cape of Good Hope|ZA|-34.3568|18.4740|Simon's Town|
Kruger National Park|ZA|-24.9948|31.5969|Skukuza|Kruger Park,Kruger
Victoria Falls Waterfall|ZM|-17.9243|25.8572|Livingstone|Mosi-oa-Tunya,Victoria Falls,Водопад Виктория
Mount Kilimanjaro|TZ|-3.0674|37.3556|Moshi|Kilimanjaro,Килиманджаро,乞力马扎罗山,キリマンジャロ
Maasai Mara|KE|-1.4931|35.1439|Narok|Masai Mara
Jemaa el-Fnaa|MA|31.6258|-7.9891|Marrakesh|Djemaa el Fna,جامع الفنا
Sydney Opera House|AU|-33.8568|151.2153|Sydney|Opera House,Сиднейская опера,悉尼歌剧院,シドニー・オペラハウス,오페라하우스
Sydney Harbour Bridge|AU|-33.8523|151.2108|Sydney|Harbour Bridge
Bondi Beach|AU|-33.8915|151.2767|Sydney|
Uluru|AU|-25.3444|131.0369|Yulara|Ayers Rock,Улуру,ウルル
Twelve Apostles|AU|-38.6657|143.1044|Port Campbell|12 Apostles
Milford Sound|NZ|-44.6717|167.9256|Te Anau|Piopiotahi
Hobbiton|NZ|-37.8721|175.6829|Matamata|Hobbiton Movie Set
`;

function landmark(row: string): Landmark {
  const [name = '', countryCode = '', latitude, longitude, near = '', others = ''] = row.split('|');
  const otherNames = others.split(',').filter(Boolean);
  return { name, countryCode, latitude: Number(latitude), longitude: Number(longitude), near, otherNames };
}

export const LANDMARKS: readonly Landmark[] = ROWS.trim().split('\n').map(landmark);
