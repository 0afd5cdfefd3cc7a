import type { MessageLanguage } from '../understanding/reading/read-message';

/** `selfHarm` gets a line more than any other danger. */
export type Danger = 'emergency' | 'selfHarm';

const list = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/);

/** How people say that they are in danger, by language; whole words and phrases. */
export const DANGER_WORDS: Readonly<Record<MessageLanguage, Readonly<Record<Danger, readonly string[]>>>> = {
  en: {
    selfHarm: list(`
      kill myself, killing myself, end my life, ending my life, want to die, suicide, suicidal, hurt myself, hurting myself, harm myself,
      cut myself, better off dead, no reason to live, dont want to live, do not want to live, take my own life, self harm
    `),
    emergency: list(`
      call an ambulance, need an ambulance, call the police, need the police, i was robbed, got robbed, been robbed, was mugged,
      got mugged, been mugged, was attacked, been attacked, being attacked, is attacking, was stabbed, been stabbed, was raped, been raped, was assaulted,
      sexually assaulted, been assaulted, heart attack, chest pain, chest hurts, cant breathe, can not breathe, cannot breathe, having a stroke, had a stroke,
      unconscious, passed out, collapsed, bleeding, broke my leg, broken leg, broke my arm, broken arm, car accident, had an accident,
      bad accident, car crash, crashed our car, is drowning, house fire, hotel is burning, overdose, was poisoned, food poisoning, need a doctor,
      need a hospital, go to the hospital, nearest hospital, very sick, really sick, seriously ill, very ill, in danger, being followed, following me, kidnapped,
      was kidnapped, stole my passport, passport was stolen, passport got stolen, passport stolen, stole my wallet, wallet was stolen, bag was stolen,
      stole my bag, stole my phone, everything was stolen, allergic reaction, anaphylaxis, seizure, my child is missing,
      lost my child, snake bite, bitten by a snake, bitten by a dog
    `),
  },
  de: {
    selfHarm: list(`
      umbringen, mich umbringen, selbstmord, suizid, nicht mehr leben, will sterben, mir das leben nehmen, mir etwas antun, mich verletzen,
      mich ritzen
    `),
    emergency: list(`
      notfall, krankenwagen, rettungswagen, notarzt, brauche einen arzt, brauchen einen arzt, brauche die polizei, polizei rufen, ruft die polizei, wurde ausgeraubt, wurden ausgeraubt,
      ausgeraubt, uberfallen, wurde uberfallen, wurde bestohlen, bestohlen, wurde angegriffen, wurde vergewaltigt, herzinfarkt, schlaganfall, keine luft, bekomme keine luft,
      bewusstlos, blutet, bein gebrochen, arm gebrochen, autounfall, unfall gehabt, schwerer unfall, hatten einen unfall, hatte einen unfall, ertrinkt, es brennt, vergiftet, lebensmittelvergiftung,
      ins krankenhaus, schwer krank, sehr krank, in gefahr, verfolgt mich, entfuhrt, pass gestohlen, reisepass gestohlen, pass wurde gestohlen, geldborse gestohlen,
      portemonnaie gestohlen, handy gestohlen, tasche gestohlen, allergische reaktion, krampfanfall, kind ist weg, kind verloren, schlangenbiss, brustschmerzen
    `),
  },
  fr: {
    selfHarm: list(`
      me suicider, suicide, me tuer, mettre fin a mes jours, envie de mourir, veux mourir, plus envie de vivre, me faire du mal
    `),
    emergency: list(`
      c est une urgence, au secours, ambulance, appelez la police, besoin de la police, besoin d un medecin, besoin d un docteur, me suis fait voler,
      fait voler, on m a vole, m a vole, fait agresser, m a agresse, ete agresse, ete agressee, ete violee, crise cardiaque, infarctus, avc, n arrive plus a respirer, ne respire plus,
      mal a respirer, inconscient, inconsciente, evanoui, evanouie, saigne, jambe cassee, bras casse, accident de voiture, eu un accident, accident grave, se noie, il y a le feu, empoisonne,
      intoxication alimentaire, a l hopital, tres malade, gravement malade, en danger, me suit, passeport vole, vole mon passeport, portefeuille vole, sac vole, telephone vole,
      reaction allergique, enfant a disparu, perdu mon enfant, douleur a la poitrine, mordu par un serpent
    `),
  },
  es: {
    selfHarm: list(
      `suicidarme, suicidio, matarme, quitarme la vida, quiero morir, quiero morirme, no quiero vivir, hacerme dano`,
    ),
    emergency: list(`
      emergencia, ambulancia, llamen a la policia, llama a la policia, necesito a la policia, necesito un medico, necesito un doctor, me han robado, me robaron, nos robaron, nos han robado, me asaltaron, me atracaron,
      me han atracado, me atacaron, me han atacado, me violaron, infarto, ataque al corazon, derrame cerebral, no puedo respirar, no respira, inconsciente, se desmayo, sangra, sangrando, pierna rota, brazo roto, accidente de coche,
      accidente de auto, tuvimos un accidente, tuve un accidente, accidente grave, se ahoga, hay fuego, incendio, envenenado, intoxicacion, ir al hospital, muy enfermo, muy enferma, gravemente enfermo, me siguen, me esta siguiendo,
      secuestrado, secuestraron, robaron el pasaporte, robado el pasaporte, pasaporte robado, cartera robada, reaccion alergica, nino perdido, perdi a mi hijo, dolor en el pecho, mordedura de serpiente
    `),
  },
  it: {
    selfHarm: list(
      `suicidarmi, suicidio, uccidermi, togliermi la vita, voglio morire, farla finita, farmi del male, non voglio piu vivere`,
    ),
    emergency: list(`
      emergenza, ambulanza, chiamate la polizia, chiama la polizia, serve la polizia, serve un medico, bisogno di un medico, bisogno di un dottore, mi hanno derubato, mi hanno rapinato, derubata, derubato, rapinato, rapinata, mi hanno rubato, ci hanno rubato,
      aggredito, aggredita, mi hanno aggredito, violentata, stuprata, infarto, ictus, non respiro, non riesco a respirare, non respira, svenuto, svenuta, incosciente, sanguina, gamba rotta, braccio rotto, incidente d auto, incidente stradale, avuto un incidente,
      annegando, sta annegando, incendio, avvelenato, intossicazione, in ospedale, molto malato, molto malata, sto molto male, in pericolo, mi segue, mi seguono, rapito, rapita, passaporto rubato, rubato il passaporto, portafoglio rubato,
      reazione allergica, perso mio figlio, dolore al petto, morso da un serpente
    `),
  },
  pt: {
    selfHarm: list(
      `me matar, suicidio, suicidar, tirar minha vida, quero morrer, nao quero mais viver, me machucar, acabar com a minha vida`,
    ),
    emergency: list(`
      emergencia, ambulancia, chame a policia, chamem a policia, preciso da policia, preciso de um medico, preciso de medico, fui assaltado, fui assaltada, fui roubado, fui roubada, fomos assaltados, fomos roubados, me roubaram, roubaram, fui atacado, fui atacada, fui estuprada,
      infarto, enfarte, ataque cardiaco, avc, nao consigo respirar, nao respira, inconsciente, desmaiou, sangrando, perna quebrada, perna partida, braco quebrado, acidente de carro, sofremos um acidente, tive um acidente, tivemos um acidente, afogando, incendio, pegando fogo,
      envenenado, intoxicacao alimentar, ir para o hospital, muito doente, gravemente doente, em perigo, me seguindo, a seguir me, sequestrado, passaporte roubado, carteira roubada, celular roubado, reacao alergica, perdi meu filho, dor no peito, picada de cobra
    `),
  },
  tr: {
    selfHarm: list(
      `intihar, kendimi oldur, kendimi oldurmek, kendimi oldurecegim, olmek istiyorum, yasamak istemiyorum, kendime zarar, hayatima son`,
    ),
    emergency: list(`
      acil durum, acil yardim, ambulans, ambulans cagirin, polis cagirin, polis lazim, polise ihtiyacim var, doktor lazim, doktora ihtiyacim var, soyuldum, soyulduk, gasp edildim, saldiriya ugradim, saldirdilar, tecavuz, kalp krizi, inme gecirdi, felc gecirdi, nefes alamiyorum, nefes alamiyor,
      bilinci kapali, kaniyor, kanamam var, bacagim kirildi, kolum kirildi, trafik kazasi, kaza yaptik, kaza gecirdik, kaza gecirdim, boguluyor, yangin var, yangin, zehirlendim, zehirlendik, hastaneye gitmem, cok hastayim, agir hasta, tehlikedeyim, tehlikede, takip ediyor, kacirildi, pasaportum calindi,
      cuzdanim calindi, telefonum calindi, cantam calindi, alerjik reaksiyon, cocugum kayip, cocugumu kaybettim, gogus agrisi, yilan soktu
    `),
  },
  hi: {
    selfHarm: list(
      `आत्महत्या, मरना चाहता, मरना चाहती, जीना नहीं चाहता, जीना नहीं चाहती, खुद को मार, जान देना, खुदकुशी`,
    ),
    emergency: list(`
      आपातकाल, इमरजेंसी, एम्बुलेंस, एंबुलेंस, पुलिस बुला, पुलिस चाहिए, डॉक्टर चाहिए, डॉक्टर की जरूरत, डॉक्टर की ज़रूरत, लूट लिया, लूट ली, चोरी हो गया, चोरी हो गई, हमला हुआ, हमला कर, बलात्कार, दिल का दौरा, हार्ट अटैक, सांस नहीं, साँस नहीं, बेहोश, खून बह,
      पैर टूट, हाथ टूट, दुर्घटना, एक्सीडेंट, डूब रहा, डूब रही, आग लग, ज़हर, फूड पॉइज़निंग, अस्पताल जाना, अस्पताल ले, बहुत बीमार, खतरे में, पीछा कर, अपहरण, पासपोर्ट चोरी, बच्चा खो, सीने में दर्द, सांप ने काट
    `),
  },
  ja: {
    selfHarm: list(`死にたい, 自殺, 消えたい, 生きていたくない, 自分を傷つけ, リストカット`),
    emergency: list(`
      救急車, 警察を呼, 警察に電話, 医者が必要, 医者を呼, 強盗, 盗まれ, 襲われ, 殴られ, レイプ, 心臓発作, 脳卒中, 息ができ, 呼吸でき, 意識がな, 意識不明, 血が止ま, 出血, 骨折, 交通事故, 事故に遭, 溺れ, 火事, 食中毒, 病院に行, 病院はどこ, 重病, 危険な目, 後をつけられ, 誘拐, アレルギー反応,
      子供がいな, 子どもがいな, 胸が痛, 蛇に噛
    `),
  },
  ar: {
    selfHarm: list(
      `انتحار, انتحر, اقتل نفسي, أقتل نفسي, اريد ان اموت, أريد أن أموت, لا اريد العيش, لا أريد العيش, انهي حياتي, أنهي حياتي, اوذي نفسي, أؤذي نفسي`,
    ),
    emergency: list(`
      طوارئ, حالة طارئة, سيارة اسعاف, سيارة إسعاف, الاسعاف, الإسعاف, النجدة, اتصل بالشرطة, اتصلوا بالشرطة, احتاج الشرطة, أحتاج الشرطة, احتاج طبيب, أحتاج طبيب, احتاج الى طبيب, أحتاج إلى طبيب, تعرضت للسرقة, سرقوا, سرق مني, سُرق, سرقت محفظتي, سرق جواز, تعرضت لهجوم, هاجموني, اغتصاب, نوبة قلبية, جلطة, لا استطيع التنفس, لا أستطيع التنفس, فاقد الوعي,
      اغمي علي, أغمي علي, نزيف, ينزف, كسرت ساقي, كسر في, حادث سيارة, وقع حادث, تعرضنا لحادث, يغرق, حريق, تسمم, الى المستشفى, إلى المستشفى, مريض جدا, مريضة جدا, في خطر, يلاحقني, خطف, حساسية شديدة, فقدت طفلي, الم في الصدر, ألم في الصدر
    `),
  },
};
