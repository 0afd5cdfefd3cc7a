import type { LanguageWords } from './language';

export const PORTUGUESE: LanguageWords = {
  numbers:
    'zero, um só/uma só, dois/duas/um par de/par de, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze/dúzia, treze, quatorze/catorze, quinze, dezesseis/dezasseis, dezessete/dezassete, dezoito, dezenove/dezanove, vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa',
  kinds: {
    night: 'noite, noites, diária, diárias, pernoite, pernoites',
    day: 'dia, dias',
    week: 'semana, semanas',
    weekend: 'fim de semana, fins de semana, fds, final de semana, finais de semana, feriadão',
    month: 'mês, meses',
    today: 'hoje',
    tomorrow: 'amanhã, amanha',
    afterTomorrow: 'depois de amanhã, depois de amanha',
    tonight: 'hoje à noite, esta noite, essa noite, hoje a noite',
    next: 'próximo, próxima, proximo, proxima, que vem, seguinte, no próximo, na próxima',
    this: 'este, esta, esse, essa, neste, nesta, nesse, nessa, deste, desta',
    christmas: 'natal, no natal',
    newYear: 'ano novo, réveillon, reveillon, passagem de ano, virada do ano, no réveillon',
    on: 'em, no, na, no mês de, no dia, início de, começo de, meados de, fim de, final de, no início de, no final de, dia, para o dia',
    from: 'de, do, a partir de, a partir do dia, desde, entrada, chegada, do dia, chegando, de dia',
    until: 'a, até, ao, até o dia, ate, saída, saindo, ao dia, até dia, até ao, à, partida',
    between: 'entre, entre o, entre os dias',
    and: 'e, com, mais',
    or: 'ou, nem',
    for: 'para, pra, somos, seremos, somos em, estamos em, x',
    one: 'um, uma',
    ordinal: 'º, de',
    adults: 'adulto, adultos, adultas, adulta, ad',
    people: 'pessoa, pessoas, pess, hóspedes, viajantes, amigos, amigas, gente, pax, pessoal, pessos',
    children:
      'criança, crianças, crianca, criancas, filhos, filhas, miúdos, miúdo, meninos, meninas, adolescentes, menores, filhinhos, menina, menino, garoto, garota, neto, neta, netos, netas',
    baby: 'bebê, bebês, bebé, bebés, recém nascido, nenê',
    ages: 'anos, aninhos, ano, de idade, idade, idades, têm, que têm',
    family: 'família de, família com, família, famílias, familia, em família',
    rooms:
      'quarto, quartos, quarto duplo, quartos duplos, quarto de casal, quartos de casal, quarto individual, quartos individuais, quarto de hotel, dormitórios',
    stars: 'estrela, estrelas, *, ★, ⭐',
    limit:
      'menos de, até, máximo, max, no máximo, até no máximo, não mais de, não mais que, abaixo de, mais barato que, máximo de, um máximo de, limite, gastar, que não passe de, por menos de, inferior a, teto',
    budget: 'orçamento, meu orçamento, orçamento de, um orçamento de, budget, verba, nosso orçamento',
    noBudget:
      'dinheiro não é problema, dinheiro não é um problema, o preço não importa, preço não importa, não importa o preço, orçamento ilimitado, sem limite de orçamento, sem orçamento, esqueça o orçamento, esquece o orçamento, o orçamento não importa, orçamento não importa, tanto faz o preço, não importa quanto custa, sem limite, o dinheiro não importa, orçamento não é problema, o orçamento não é problema',
    per: 'por, a, cada, /, à, ao, pela',
    perNight: 'por noite, a diária, por dia, ao dia, por diária, na diária, diária de, a noite, à noite',
    perPerson: 'por cabeça, cada um, pp',
    perStay:
      'pela estadia, pela estadia toda, por toda a estadia, para a estadia, pela hospedagem, pelo hotel, a estadia, a estadia toda, toda a estadia, estadia toda, a hospedagem, pela hospedagem toda, estadia completa, estadia inteira, a estadia inteira',
    perTrip:
      'no total, ao todo, total, para a viagem toda, pela viagem, para tudo, por tudo, para toda a viagem, para a viagem, pela viagem toda, na viagem toda, em tudo',
    also: 'também, tambem, além disso, igualmente',
    not: 'já tenho, já temos, não, nao, sem, não quero, não queremos, não preciso, não precisamos, nada de, nenhum, nenhuma, em vez de, exceto, menos, esqueça, esquece, nem, evite, evitar',
    notAfter:
      'não precisa, não é necessário, não quero, não preciso, não, dispenso, não vêm, não vem, não vão, não vão vir, não virão, ficam em casa, não precisamos, não queremos',
    common:
      'não longe de, não sei, por que não, se não, não só, ainda não, não tenho, não temos, se possível, não tenho certeza, sem problema, sem problemas, eu, nós, é, são, está, que, o que, onde, quando, como, qual, quais, quem, os, as, o, do, da, dos, das, nos, procuro, procuramos, procurando, quero, queremos, queria, gostaria, gostaríamos, preciso, precisamos, posso, pode, podes, podemos, encontre, encontrar, mostre, mostra, mostrar, por favor, oi, olá, obrigado, obrigada, bom dia, me, meu, minha, meus, nosso, nossa, há, ter, tem, tenho, fazer, faz, faça, bom, boa, bons, melhor, melhores, perto, perto de, viagem, férias, e para, e que tal, que tal, algo, algum, alguma, alguns, ir, viajar, vamos, vou, todo, todos, todo mundo, mar, set, out, ago, dez, sex, sobre, muito, mude, reservar, recomende, recomenda, mai, num, numa, você, vocês, uns, umas, ver, ficar com amigos, ficar em casa de amigos, ficar na casa de amigos, dormir na casa de, ficamos com amigos, ao ar livre',
  },
  multipliers: { 100: 'cem, cento, centos', 1000: 'mil, k' },
  several: {
    '1 adults': 'avó, avô, vovó, vovô, minha mãe, meu pai',
    '2 people':
      'casal, em casal, nós dois, nos dois, eu e minha esposa, eu e meu marido, eu e minha namorada, eu e meu namorado, eu e minha mulher, eu e a minha mulher, eu e o meu marido, eu e a minha namorada, eu e o meu namorado, minha esposa e eu, meu marido e eu, minha namorada e eu, meu namorado e eu, minha mulher e eu, a minha mulher e eu, o meu marido e eu, com minha esposa, com meu marido, com minha namorada, com meu namorado, com a minha mulher, com o meu marido, a dois, eu e minha mãe, eu e um amigo, eu e uma amiga, minha esposa, meu marido, minha mulher, meu esposo, minha namorada, meu namorado, a minha esposa, a minha mulher, o meu marido, minha noiva, meu noivo, marido e mulher',
    '1 people':
      'sozinho, sozinha, só eu, só para mim, viajo sozinho, viajo sozinha, apenas eu, para mim, só pra mim, pra mim',
    '1 children': 'meu filho, minha filha, filho, filha, o meu filho, a minha filha',
    '2 week': 'quinzena',
    'this weekend': 'no fim de semana, no fds, no final de semana',
  },
  money: {
    USD: 'dólar, dólares, dolar, dolares, usd',
    EUR: 'euro, euros, eur',
    GBP: 'libra, libras, gbp',
    JPY: 'iene, ienes',
    BRL: 'real, reais, reias, conto, contos, brl',
    CHF: 'francos, francos suíços',
    TRY: 'liras, liras turcas',
    INR: 'rupias',
  },
  wants: {
    hotels:
      'hotel, hotéis, hoteis, hotel*, otel, hostel*, albergue*, pousada*, hospedagem*, hospedar*, alojamento*, acomodaç*, onde ficar, ficar, onde dormir, dormir, apartamento*, airbnb, pensão, resort*, villa, suíte, motel, lugar para ficar, lugar pra ficar, sítio para ficar, casa de férias, chalé*, flat, estadia, alojar*, apê',
    activities:
      'o que fazer, que fazer, coisas para fazer, coisas pra fazer, para fazer, pra fazer, o que ver, para ver, coisas para ver, o que visitar, para visitar, visitar, lugares para visitar, atividade*, actividade*, atraç*, atracç*, passeio*, excursão, excursões, tour, tours, visita, visitas, visita guiada, visitas guiadas, museu*, ingresso*, bilhete*, restaurante*, onde comer, comer, vida noturna, vida nocturna, balada, baladas, trilha*, caminhada*, mergulho, cruzeiro*, degustaç*, aula de culinária, aulas de culinária, monumento*, show, shows, concerto*, pontos turísticos, ponto turístico, experiência*, podemos fazer, posso fazer, dá pra fazer, dá para fazer, eventos, compras, turismo, lazer',
    plan: 'roteiro*, itinerário*, itinerario*, plano, planos, planejar, planeje, planeja*, planear, planeia, planejamento, planeamento, programação, programa, organizar, organize, organiza, dia a dia, dia por dia, cronograma, rota, percurso, plano de viagem, agenda, roteirinho',
    agents:
      'agente de viagens, agente de viagem, agentes de viagens, agentes de viagem, agente, agentes, agência, agências, agência de viagens, agências de viagens, especialista, especialistas, especialista local, especialistas locais, consultor*, pessoa real, um humano, pessoa de verdade, guia local',
    request:
      'cotação, cotações, oferta, ofertas, pedir orçamento, proposta, propostas, solicitar orçamento, peça um orçamento, pedir um orçamento',
    information:
      'previsão do tempo, como está o tempo, o tempo em, tempo faz, tempo vai fazer, clima, temperatura*, chove, chover, chuva, vai chover, neve, faz frio, faz calor, visto, vistos, passaporte*, horário*, abre, abrem, aberto, fecha, fecham, fechado, greve*, notícias, câmbio, taxa de câmbio, moeda, requisitos, exigências, seguro, segura, segurança, perigoso, perigosa, que horas, vacina*, transporte público, transportes públicos, como chegar, como chego, feriados, a que horas, previsão, quanto custa a entrada, custa a entrada, quanto custa entrar, custa entrar, preço da entrada, preço do ingresso, quanto custa o ingresso',
    help: 'minha reserva, minhas reservas, minha conta, conta, cancelar*, cancelamento*, cancelo, senha, palavra passe, entrar na conta, fazer login, login, cadastr*, regist*, como funciona, quem é você, quem és, o que você faz, o que você pode, o que podes fazer, você é um*, és um*, você é humano, bot, robô, é grátis, é de graça, é gratuito, atendimento ao cliente, atendimento, apoio ao cliente, meus dados, reembolso*, como reservo, como faço para reservar, como posso reservar, pagar, pagamento*, este site, esse site, atoll, alterar minha reserva, suporte, newsletter, privacidade, seu site, vosso site, é gratuita, é de borla',
  },
  timeless:
    'que língua, qual língua, língua, idioma*, fala se, melhor época, melhor altura, melhor mês, melhor momento, quando ir, fuso horário, diferença horária, gorjeta*, água da torneira, tomada*, qual a distância, capital, línguas, falam, melhor estação, melhores meses, melhor período, quando visitar, quando viajar, que mês, qual mês, me fale sobre, me fale de, fale sobre, fala sobre, fala me de, fala me sobre, me conta sobre, me conte sobre, conte me sobre, conta me sobre, conta me algo, me fala de, me fala sobre, diz me algo sobre, o que sabe sobre, conhecido por, conhecida por, história de, habitantes, número de emergência',
  tastes: {
    pool: 'piscina*, pisicna',
    breakfast: 'café da manhã, cafe da manha, pequeno almoço, pequeno almoco',
    halfBoard: 'meia pensão, meia pensao',
    allInclusive: 'tudo incluído, tudo incluido, tudo incluso, all inclusive, pensão completa',
    wifi: 'wifi, wi fi, internet',
    parking: 'estacionamento, garagem, parque de estacionamento, vaga, estacionar, vaga para carro',
    spa: 'spa, sauna, massage*, massagem, massagens, bem estar, jacuzzi, hidromassagem, termas, ofurô',
    gym: 'academia, ginásio, fitness, gym, musculação',
    restaurant: 'restaurante, restaurantes',
    bar: 'bar, bares',
    pets: 'animais, animal, pet, pets, cachorro*, cão, cães, gato, gatos, cadela, pet friendly, animais de estimação, cachorrinho',
    beach:
      'praia*, beira mar, à beira mar, vista para o mar, vista mar, frente ao mar, pé na areia, perto do mar',
    airConditioning: 'ar condicionado, climatizad*, ar cond',
    accessible:
      'cadeira de rodas, cadeirante, acessível, acessíveis, acessivel, deficien*, mobilidade reduzida',
    cheap:
      'barato, barata, baratos, baratas, baratinho*, mais barato, mais baratos, mais barata, econômico*, económico*, economic*, em conta, acessível no preço, low cost, não muito caro, não tão caro, nada caro, não caro, baixo custo, pouco dinheiro, orçamento baixo, orçamento apertado, muito caro, caro demais, preço baixo, bom preço, economizar',
    luxury: 'luxo, de luxo, luxuos*, alto padrão, exclusiv*, elegante, chique, requintad*, deluxe',
    central: 'central, centro, no centro, bem localizado, bem localizados, centro histórico, centrais, baixa',
    quiet: 'tranquil*, silencios*, sossegad*, calmo, calma, sem barulho, relaxante, sossego',
    family: 'familiar, para crianças, para famílias, familiares',
    romantic: 'romântic*, romantic*, lua de mel, aniversário de casamento, apaixonados',
  },
};
