import type { LanguageWords } from './language';

export const TURKISH: LanguageWords = {
  numbers:
    'sıfır, tek, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki/düzine, on üç, on dört, on beş, on altı, on yedi, on sekiz, on dokuz, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan',
  kinds: {
    night: 'gece, geceye, geceliğine, geceden, gecelik, gecesi, geceyi, gce',
    day: 'gün, günlük, günlüğüne, günde, günü, gun, gunluk, günler, günlügüne',
    week: 'hafta, haftalık, haftalığına, haftaya kadar',
    weekend: 'hafta sonu, haftasonu, hafta sonuna, hafta sonunda, haftasonuna, hafta sonluğuna',
    month: 'ay, ayı, ayda, ayın',
    today: 'bugün, bugun',
    tomorrow: 'yarın, yarin, yarına, yarından',
    afterTomorrow: 'öbür gün, ertesi gün, yarından sonra, öbürsü gün',
    tonight: 'bu gece, bu akşam, bu geceye, bu gece için',
    next: 'gelecek, önümüzdeki, onumuzdeki, haftaya, bir sonraki, sonraki',
    this: 'bu',
    christmas: 'noel, noelde',
    newYear: 'yılbaşı, yılbaşında, yeni yıl, yılbaşına, yılbaşı gecesi',
    on: 'ayında, ayı, başında, sonunda, ortasında, günü, başı, sonu, ayı için, tarihinde',
    from: 'itibaren, den itibaren, giriş, tarihinden, başlayarak, dan itibaren',
    until:
      'kadar, dek, a kadar, e kadar, çıkış, ya kadar, arası, arasında, tarihleri arasında, tarihine kadar, na kadar',
    between: 'arasından',
    and: 've, ile, artı',
    or: 'veya, ya da, yada',
    for: 'için, icin',
    one: 'bir, bi',
    adults: 'yetişkin*, yetiskin*, büyük, erişkin',
    people: 'kişi*, kisi*, insan, arkadaş*, misafir*, yolcu*, kişilik, kişiyiz, kisiyiz, kız, erkek',
    children: 'çocuk*, cocuk*, ergen, oğlan*, torun*',
    baby: 'bebek*',
    ages: 'yaş, yaşında, yaşındaki, yaşlarında, yasinda, yaşlarındaki, yaşlı, yasındaki, yaslarında',
    family:
      'aile, aileyiz, ailesi, kişilik aile, kişilik bir aile, kişilik ailem*, kişilik aile için, ailece, ailem*, aileler*',
    rooms: 'oda*, yatak odası, çift kişilik oda*, tek kişilik oda*, iki kişilik oda*',
    stars: 'yıldız*, yildiz*, *, ★, ⭐',
    limit:
      'altında, en fazla, maksimum, max, en çok, geçmesin, aşmasın, limit, kadar, altındaki, geçmeyen, aşmayan, altinda, üst sınır, harca*, en cok, üstü olmasın, maks',
    budget: 'bütçe*, butce*',
    noBudget:
      'para sorun değil, bütçe sorun değil, para önemli değil, bütçe önemli değil, fiyat önemli değil, fiyatı önemli değil, bütçem sınırsız, sınırsız bütçe, bütçe yok, bütçeyi unut, bütçe sınırı yok, fiyat fark etmez, bütçe limiti yok, ne kadar olursa olsun, bütçe sınırım yok, limit yok',
    per: 'başına, basina, /, her',
    perNight:
      'gecelik, geceliği, geceliğine, geceligi, bir geceliği, günlük en fazla, gece başına, gecesi, günlüğü',
    perPerson: 'kişi başı, kişi başına, adam başı, kisi basi',
    perStay:
      'konaklama için, tüm konaklama, konaklama boyunca, otel için, konaklamanın tamamı, konaklamanın tümü, tüm konaklama için, bütün konaklama, tüm kalış, tüm kalış için, toplam konaklama, tüm süre için',
    perTrip:
      'toplam, toplamda, tüm gezi için, tüm seyahat, seyahat için, her şey için, tatil için, tüm tatil, gezi için, bütün gezi, yolculuk için',
    also: 'da ekle, ayrıca, bir de, ayrica, hem de, bunun yanında',
    not: 'ne, hariç tutarak',
    notAfter:
      'zaten var, var zaten, istemiyorum, istemiyoruz, istemem, olmasın, olmadan, değil, degil, yok, gerekmiyor, gerek yok, lazım değil, hariç, gereksiz, şart değil, dışında, gerekli değil, istemiyorm, yerine, olmayan, olmasin, gelmiyor, gelmiyorlar, gelmeyecek, gelmeyecekler, gelemiyor, evde kalıyor, istemez, gerekmez, gerek değil, lazim degil, aranmıyor, olmasın lütfen',
    common:
      'emin değilim, bilmiyorum, daha yok, henüz yok, sorun değil, uzak değil, fena değil, neden olmasın, ben, biz, bana, bize, ne, nerede, nereye, nasıl, hangi, kim, mi, mı, mu, mü, var, var mı, istiyorum, istiyoruz, arıyorum, arıyoruz, ariyorum, lazım, gerek, gerekiyor, bul, bulur, göster, öner, önerir, lütfen, merhaba, selam, teşekkürler, sağol, iyi, en, en iyi, güzel, olsun, olur, olan, ve, yakın, yakınında, yapabilir, misin, misiniz, gidiyorum, gidiyoruz, gideceğim, gideceğiz, gitmek, seyahat, tatil, peki, peki ya, ya, daha, çok, şey, şehir, bir şey, ile ilgili, yap, yapalım, mar, sal, car, per, cum, paz, ara, eki, kas, oca, may, nis, pazar, rezervasyon, yardım, tane, adet, benim, bizim, tarih, bence, sonra, kalacak, kalacağız, kalacağım, birlikte, olarak, arkadaşlarda kalacağız, arkadaşta kalıyoruz, arkadaşlarda kalıyoruz',
  },
  multipliers: { 100: 'yüz', 1000: 'bin, k' },
  several: {
    '1 adults': 'anneannem*, babaannem*, dedem*, büyükannem*, annem*, babam*',
    '2 people':
      'çift, ikimiz, eşimle, esimle, eşim ve ben, karımla, karım ve ben, kocamla, kocam ve ben, sevgilimle, sevgilim ve ben, eşimle ben, iki kişiyiz, kız arkadaşımla, erkek arkadaşımla, ikimiz için, arkadaşımla, arkadaşım ve ben, annemle, eşimle ikimiz, nişanlımla, eşim*, karım*, kocam*, sevgilim*, nişanlım*, karı koca',
    '1 people': 'tek başıma, yalnız, yalnızım, tek başına, sadece ben, bir tek ben, tek kişi',
    '1 children': 'oğlum*, kızım*, oğlumuz, kızımız',
    'this weekend': 'bu haftasonu, bu hafta sonu, hafta sonunda',
    'next week': 'haftaya, gelecek haftaya',
  },
  money: {
    TRY: 'tl, lira, liraya, liralık, liradan, liranın, liralik, türk lirası, lirayı, lirası, try',
    USD: 'dolar*, usd',
    EUR: 'euro*, avro*, eur, euroya, yuro',
    GBP: 'sterlin*, pound, gbp, paund',
    JPY: 'yen',
    CHF: 'frank',
    INR: 'rupi',
    AED: 'dirhem',
  },
  wants: {
    hotels:
      'otel*, hotel*, hostel*, pansiyon*, konaklama*, konakla*, kalacak yer*, kalınacak, kalabileceğim*, kalabileceğimiz*, nerede kal*, kalmak, apart, daire, airbnb, villa*, tatil köyü, tatil köyleri, resort, motel*, apart*, uyu*, yatacak yer, bungalov*, misafirhane*, butik otel*, süit, suit, kiralık ev, konak, konuk evi',
    activities:
      'yapılacak*, yapilacak*, yapabileceğim*, yapabileceğimiz*, ne yapılır, ne yapabilirim, ne yapabiliriz, neler yapılır, neler yapabiliriz, neler yapabilirim, gezilecek*, görülecek*, gorulecek*, görmem, görmemiz, nereleri gez*, nereler gez*, nereyi gez*, nereleri gör*, nereler, aktivite*, etkinlik*, tur, turlar, turu, turları, gezi, geziler, gezisi, müze*, muze*, bilet*, restoran*, nerede yenir, nerede yemek, ne yenir, yemek, gece hayatı, tekne turu, dalış*, yürüyüş*, eğlence*, cazibe*, turistik*, günübirlik*, müzeler, konser*, alışveriş, mekan*, gezmek, gezelim, keşfet*, şarap tadımı, yemek kursu, eğlenmek',
    plan: 'plan, planı, planla*, planlar mısın, plani, programı, program, gezi planı, seyahat planı, tatil planı, gezi programı, rota*, güzergah*, gün gün, itinerary, plan*, gezi rotası',
    agents:
      'seyahat acentesi, seyahat acentası, seyahat acente*, acente*, acenta*, seyahat danışman*, danışman*, uzman*, yerel uzman*, seyahat uzman*, gerçek bir insan, insanla konuş*, bir insanla, tur operatör*, acentalar, temsilci*',
    request: 'teklif*, fiyat teklifi*, fiyat al*',
    information:
      'hava durumu*, hava nasıl*, havalar nasıl, hava, yağmur*, yağacak, yağıyor, sıcaklık*, kaç derece, kar yağ*, iklim*, vize*, pasaport*, açılış saat*, çalışma saat*, saat kaçta, kaçta, açık mı, kapalı mı, ne zaman açıl*, ne zaman açık, grev*, haberler, döviz kuru, kur, para birimi*, güvenli*, tehlikeli*, saat kaç, aşı*, toplu taşıma*, nasıl gid*, nasıl gidilir, resmi tatil*, ulaşım*, giriş şart*, giriş ücreti*, giriş ne kadar, bilet ne kadar, bilet fiyat*',
    help: 'rezervasyonum*, rezervasyonlarım*, hesabım*, hesap, hesabı, iptal*, şifre*, giriş yap*, oturum aç*, kayıt ol*, üye ol*, nasıl çalışır, nasıl çalışıyor*, sen kimsin, kimsin, ne yapabilirsin, neler yapabilirsin, bot, robot, bot musun, robot musun, insan mısın, gerçek misin, ücretsiz mi, bedava mı, ücretsiz misin, müşteri hizmetleri, verilerim*, iade*, para iadesi, nasıl rezervasyon*, ödeme*, nasıl öde*, bu site*, atoll*, destek, gizlilik, bülten, ücretli mi, yapay zeka*, siteniz*, paralı mı',
  },
  timeless:
    'hangi dil*, dil konuş*, ne zaman gidilir, en iyi zaman*, ne zaman gidil*, ne zaman git*, hangi mevsim*, en uygun zaman*, saat farkı, saat dilimi, bahşiş*, musluk suyu, priz*, ne kadar uzak*, başkenti*, hangi ay*, en iyi ay*, en güzel zaman*, en iyi mevsim*, en iyi dönem*, en uygun dönem*, bahset*, bahseder misin, anlatır mısın, hakkında bilgi*, hakkında ne biliyor*, neyi meşhur*, nesi meşhur*, ünlü, tarihi hakkında, nüfus*, acil numara*, dili ne, dil kullan*',
  tastes: {
    pool: 'havuz*, yüzme havuz*',
    breakfast: 'kahvaltı*, kahvalti*',
    halfBoard: 'yarım pansiyon*, yarim pansiyon*',
    allInclusive:
      'her şey dahil, herşey dahil, her sey dahil, hersey dahil, tam pansiyon*, all inclusive, ultra her şey dahil',
    wifi: 'wifi*, wi fi, internet*, kablosuz*',
    parking: 'otopark*, park yer*, garaj*, park yeri',
    spa: 'spa, sauna*, masaj*, hamam*, jakuzi*, wellness, kaplıca*, termal*, spalı',
    gym: 'spor salon*, fitness*, gym, spor merkezi',
    restaurant: 'restoran*, restoranlı, restorant*',
    bar: 'bar, barı, barlı',
    pets: 'evcil hayvan*, köpek*, köpeğ*, kedi*, hayvan*, kopek*',
    beach: 'plaj*, sahil*, deniz kenarı*, denize sıfır*, deniz manzara*, kumsal*, deniz*',
    airConditioning: 'klima*, havalandırma*',
    accessible: 'tekerlekli sandalye*, engelli*, erişilebilir*',
    cheap:
      'ucuz*, hesaplı*, ekonomik*, uygun fiyat*, bütçe dostu, çok pahalı olmayan, pahalı olmayan, çok pahalı, uygun, hesapli, düşük bütçe*, kısıtlı bütçe*, pahalı olmasın, çok pahalı olmasın, pahalı, düşük bütçeli',
    luxury: 'lüks*, luks*, şık, seçkin, ihtişamlı, deluxe',
    central: 'merkez*, şehir merkez*, merkezi, merkezde, merkeze yakın, şehrin göbeğ*',
    quiet: 'sessiz*, sakin*, huzurlu*, gürültüsüz*, dingin',
    family:
      'aile dostu, aileye uygun, çocuk dostu, çocuklara uygun, aile oteli*, aile odası, ailelere, aileye',
    romantic: 'romantik*, balayı*, yıl dönümü, yıldönümü, balayi*',
  },
  isUntilBehind: true,
  refusingEndings: 'sız, siz, suz, süz',
};
