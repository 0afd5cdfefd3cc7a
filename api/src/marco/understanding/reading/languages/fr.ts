import type { LanguageWords } from './language';

export const FRENCH: LanguageWords = {
  numbers:
    'zéro, un seul/une seule, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze/douzaine, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt, trente, quarante, cinquante, soixante, soixante dix, quatre vingt/quatre vingts, quatre vingt dix',
  kinds: {
    night: 'nuit, nuits, nuitée, nuitées, nuis',
    day: 'jour, jours, journée, journées, jrs',
    week: 'semaine, semaines, sem',
    weekend: 'week end, weekend, week ends, weekends, fin de semaine, we',
    month: 'mois',
    today: 'aujourd hui, aujourdhui, auj',
    tomorrow: 'demain',
    afterTomorrow: 'après demain',
    tonight: 'ce soir, cette nuit',
    next: 'prochain, prochaine, prochains, suivant, suivante, qui vient',
    this: 'ce, cette, cet',
    christmas: 'noël, noel, à noël',
    newYear: 'nouvel an, réveillon, jour de l an, saint sylvestre',
    on: 'en, au mois de, début, mi, fin, le, vers, courant, fin du mois de, pour le mois de',
    from: 'du, à partir du, dès, depuis le, de, des le, arrivée, arrivée le, à partir de',
    until: 'au, jusqu au, jusqu à, jusqu en, jusquau, jusqua, jusqu, départ, départ le, à',
    between: 'entre, entre le',
    and: 'et, avec, plus',
    or: 'ou, ni',
    for: 'pour, on est, nous sommes, on sera, nous serons, x, pr',
    one: 'un, une',
    ordinal: 'er, e, ème, eme',
    adults: 'adulte, adultes, adlte, adultes et, ad, adu',
    people:
      'personne, personnes, pers, gens, voyageur, voyageurs, voyageuses, invités, amis, copains, copines, amies, filles, personnnes',
    children:
      'enfant, enfants, gamin, gamins, gosses, ado, ados, petits, fils et, garçons, bambins, enfnats, garçon, fillette, fillettes, petit fils, petite fille, petits enfants',
    baby: 'bébé, bébés, nourrisson, nouveau né',
    ages: 'ans, an, âgé de, âgés de, âgée de, âgées de, âge, âges, âgé, ans et',
    family: 'famille de, famille, familles, en famille',
    rooms:
      'chambre, chambres, chambre double, chambres doubles, chambre simple, chambres simples, chambre d hôtel, chanbre, pièces',
    stars: 'étoile, étoiles, etoile, *, ★, ⭐',
    limit:
      'moins de, jusqu à, maximum, maxi, max, au maximum, pas plus de, à moins de, inférieur à, au plus, moins cher que, limite, dépenser, ne dépasse pas, sans dépasser, plafond, inférieur, sous, grand max, max de, un maximum de, pas au dessus de',
    budget: 'budget, mon budget, notre budget, budget de, un budget de',
    noBudget:
      'peu importe le prix, peu importe le budget, le prix n a pas d importance, l argent n est pas un problème, le budget n est pas un problème, sans limite de budget, pas de budget, budget illimité, quel que soit le prix, oublie le budget, oubliez le budget, peu importe combien, pas de limite de budget, pas de limite, le prix importe peu, argent pas un problème',
    per: 'par, la, /, chaque, par la',
    perNight: 'la nuitée, par jour, nuitée, la nuit',
    perPerson: 'par tête, chacun, pp',
    perStay:
      'pour le séjour, pour tout le séjour, le séjour, pour l hôtel, pour toutes les nuits, pour l ensemble du séjour, tout le séjour, séjour complet, pour le séjour entier, par séjour, séjour entier',
    perTrip:
      'au total, en tout, tout compris pour, pour le voyage, pour tout le voyage, total, pour tout, tout inclus pour, pour les vacances',
    also: 'aussi, également, en plus, en outre, egalement',
    not: 'ai déjà, avons déjà, pas de, pas d, sans, pas, pas besoin de, pas besoin d, aucun, aucune, ni, plutôt que, au lieu de, au lieu d, sauf, je ne veux pas de, je ne veux pas d, surtout pas, ne veux pas, ne veut pas, jamais, plus de, oublie, oubliez, point de, surtout pas de, surtout pas d, evitez, eviter, hors',
    notAfter:
      'pas nécessaire, inutile, non, pas la peine, ne viennent pas, ne vient pas, viennent pas, viennent plus, ne viennent plus, ne seront pas là, restent à la maison, on n en veut pas, on veut pas, nous n en voulons pas, je n en veux pas, j en veux pas, pas besoin, n est pas nécessaire, on n en a pas besoin',
    common:
      'pas loin de, pas loin du, pas loin, pas encore, pas sûr, je ne sais pas, sais pas, pourquoi pas, n ai pas, pas seulement, si possible, pas de problème, pas de souci, je, nous, on, il, est, sont, que, quoi, où, quand, comment, quel, quelle, quels, quelles, qui, les, l, d, c, qu, j, il y a, la mer, cherche, cherchons, veux, veut, voulons, voudrais, voudrions, aimerais, aimerions, besoin, peux, peut, pouvez, trouve, trouver, trouvez, montre, s il vous plaît, s il te plaît, svp, stp, bonjour, salut, merci, moi, toi, mon, ma, mes, notre, nos, plus, avoir, ai, as, a, avez, faire, fais, bon, bonne, bons, meilleur, meilleurs, près, proche, dans, sur, par, pour, voyage, vacances, séjour, et pour, à propos de, plutôt, mars, mar, mer, jeu, dim, sam, ven, quelque chose, mets, met, ça, cela, sera, serait, partir, aller, propose, proposez, même, réserver, est ce que, tu, vous, des, de la, aux, avril mai, dormir chez des amis, dort chez des amis, loger chez des amis, dormons chez des amis, loge chez des amis',
  },
  multipliers: { 100: 'cent, cents', 1000: 'mille, k' },
  several: {
    'next month': 'mois pro, le mois pro',
    'next week': 'semaine pro, la semaine pro, sem pro, sem prochaine',
    'for 8': 'à 8, à huit',
    'for 7': 'à 7, à sept',
    'for 6': 'à 6, à six',
    'for 5': 'à 5, à cinq',
    'for 4': 'à 4',
    'for 3': 'à 3',
    'for 2': 'à 2',
    '1 adults': 'mamie, papi, papy, grand mère, grand père, ma mère, mon père',
    '3 people': 'à trois',
    '4 people': 'à quatre',
    '2 people':
      'à deux, couple, en couple, en amoureux, nous deux, tous les deux, ma femme et moi, mon mari et moi, ma copine et moi, mon copain et moi, ma compagne et moi, mon compagnon et moi, moi et ma femme, moi et mon mari, moi et ma copine, moi et mon copain, avec ma femme, avec mon mari, avec ma copine, avec mon copain, avec mon conjoint, ma mère et moi, mon ami et moi, mon amie et moi, ma femme, mon mari, ma copine, mon copain, ma compagne, mon compagnon, mon épouse, mon époux, ma conjointe, mon conjoint, ma fiancée, mon fiancé, ma chérie, mari et femme',
    '1 people': 'seul, seule, tout seul, toute seule, en solo, solo, moi seul, juste moi',
    '1 children': 'mon fils, ma fille, fils, fille',
    christmas: 'fêtes de noël',
    '2 week': 'quinzaine, quinze jours, quinzaine de jours',
    'this weekend': 'le week end, le weekend, ce we',
    'next weekend': 'le we prochain, we pro, week end pro, weekend pro, le week end pro',
  },
  money: {
    USD: 'dollar, dollars, usd',
    EUR: 'euro, euros, eur, balles',
    GBP: 'livre, livres, gbp',
    JPY: 'yen, yens',
    CHF: 'francs suisses, franc suisse, chf, francs',
    TRY: 'livres turques, lires turques',
    INR: 'roupies, roupie',
    AED: 'dirhams',
    BRL: 'réaux',
  },
  wants: {
    hotels:
      'hotel*, hôtel*, hotell, auberge, auberges, hébergement*, hebergement*, logement*, loger, logé, dormir, dort, airbnb, appartement*, appart, gîte, gîtes, maison d hôtes, maisons d hôtes, chambre d hôtes, chambres d hôtes, séjourner, où rester, passer la nuit, location, pension, résidence, resort, suite, villa, bungalow, riad, motel, camping, héberger',
    activities:
      'choses à faire, chose à faire, quoi faire, que faire, à faire, faire à, qu est ce qu on peut faire, peut on faire, trucs à faire, à voir, quoi voir, que voir, que visiter, quoi visiter, à visiter, visiter, activité*, activite*, activitées, visite, visites, visite guidée, visites guidées, excursion*, musée*, musee*, billet*, ticket*, attraction*, monument*, restaurant*, resto, restos, où manger, manger, sortir, vie nocturne, sortie, sorties, balade*, randonnée*, plongée, croisière*, dégustation*, cours de cuisine, incontournables, spectacle*, concert*, loisirs, découvrir, lieux à visiter, shopping, tour, tours, promenade*',
    plan: 'itinéraire*, itineraire*, programme*, planning, plan, plans, planifier, planifie*, jour par jour, circuit*, organise*, organiser, emploi du temps, plan de voyage, feuille de route, parcours, road trip',
    agents:
      'agent de voyage, agent de voyages, agents de voyage, agents de voyages, agent, agents, agence, agences, agence de voyage, agence de voyages, expert, experts, expert local, experts locaux, conseiller*, spécialiste*, vraie personne, un humain, voyagiste*',
    request: 'devis, offre, offres, cotation, demande de devis, proposition, estimation',
    information:
      'météo, meteo, temps fait, quel temps, temps qu il fait, température*, temperature*, pleut, pluie, pleuvoir, neige, climat, visa, visas, passeport*, horaire*, heures d ouverture, heure d ouverture, ouvre, ouvert, ferme, fermé, grève*, actualité*, taux de change, monnaie, devise, formalités, sécurité, dangereux, dangereuse, est ce sûr, sûr, sûre, quelle heure, vaccin*, transports en commun, comment aller, jours fériés, combien de temps faut, fait il chaud, fait il froid, avertissement, combien coûte l entrée, prix d entrée, tarif d entrée, prix de l entrée, coûte l entrée',
    help: 'ma réservation, mes réservations, mon compte, compte, annuler*, annulation*, mot de passe, me connecter, se connecter, connexion, m inscrire, inscription, comment ça marche, comment fonctionne, comment ca marche, qui es tu, qui êtes vous, que peux tu faire, que sais tu faire, es tu un robot, es tu un*, êtes vous un*, tu es un*, bot, robot, est ce gratuit, c est gratuit, service client, mes données, rembours*, comment réserver, payer, moyens de paiement, ce site, le site, qu est ce qu atoll, atoll, modifier ma réservation, newsletter, confidentialité, c gratuit, est gratuit, votre site, vot site',
  },
  timeless:
    'langue, parle t on, quelle langue, meilleure période, meilleur moment, meilleure saison, quand partir, quand aller, décalage horaire, fuseau horaire, pourboire*, eau du robinet, prise, prises, adaptateur, à quelle distance, capitale, langues, on parle, meilleur mois, meilleure époque, meilleurs mois, quand visiter, quel mois, quelle saison, parle moi de, parle moi d, parlez moi de, parlez moi d, parle moi du, parle moi des, dis moi tout sur, raconte moi, que sais tu de, que sais tu sur, connu pour, connue pour, histoire de, combien d habitants, numéro d urgence',
  tastes: {
    pool: 'piscine*, pisine',
    breakfast:
      'petit déjeuner*, petit dej*, petit déj*, petits déjeuners, ptit dej, p tit déj, déjeuner inclus',
    halfBoard: 'demi pension, demie pension',
    allInclusive: 'tout compris, tout inclus, all inclusive, pension complète, formule tout compris',
    wifi: 'wifi, wi fi, internet',
    parking: 'parking, stationnement, garage, place de parking, garer',
    spa: 'spa, sauna, bien être, massage*, hammam, jacuzzi, thalasso*, wellness',
    gym: 'salle de sport, salle de gym, fitness, gym, musculation, salle de fitness, salle de musculation',
    restaurant: 'restaurant, restaurants, resto, restos',
    bar: 'bar, bars, rooftop',
    pets: 'animaux, animal, chien, chiens, chat, chats, animaux acceptés, chienne',
    beach:
      'plage, plages, bord de mer, face à la mer, en bord de plage, pieds dans l eau, vue mer, bord de plage',
    airConditioning: 'climatisation, climatisé*, clim, air conditionné',
    accessible: 'fauteuil roulant, accessible*, pmr, handicap*, mobilité réduite, fauteuil',
    cheap:
      'pas cher, pas chers, pas chère, pas chères, pas trop cher, pas trop chers, pas trop chère, pas trop chères, moins cher, moins chers, moins chère, moins chères, bon marché, économique*, petit budget, petits prix, petit prix, abordable*, à bas prix, low cost, trop cher, budget serré, bas prix, raisonnable',
    luxury: 'luxe, de luxe, luxueux, luxueuse, haut de gamme, chic, prestige, palace, somptueux',
    central:
      'central, centrale, centraux, centre ville, centre, hyper centre, plein centre, bien situé, bien placé, au coeur de, au cœur de',
    quiet: 'calme, calmes, tranquille*, paisible*, silencieux, au calme, reposant*, sans bruit',
    family: 'familial, familiale, familiaux, familiales, pour enfants, pour les enfants, adapté aux enfants',
    romantic: 'romantique*, lune de miel, voyage de noces, romantisme',
  },
};
