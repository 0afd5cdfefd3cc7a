import type { LanguageWords } from './language';

export const SPANISH: LanguageWords = {
  numbers:
    'cero, uno/un solo/una sola, dos/par de/un par de, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce/docena, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa',
  kinds: {
    night: 'noche, noches, pernoctaciones, noxes',
    day: 'día, días, dia',
    week: 'semana, semanas',
    weekend: 'fin de semana, fines de semana, finde, puente, findes',
    month: 'mes, meses',
    today: 'hoy',
    tomorrow: 'mañana',
    afterTomorrow: 'pasado mañana',
    tonight: 'esta noche, hoy por la noche',
    next: 'próximo, próxima, proxima, siguiente, que viene, entrante',
    this: 'este, esta',
    christmas: 'navidad, navidades, nochebuena',
    newYear: 'nochevieja, año nuevo, fin de año',
    on: 'en, en el mes de, el, a principios de, a mediados de, a finales de, finales de, principios de, mediados de, el día, para el',
    from: 'del, desde, desde el, a partir del, de, entrada, entrada el, llegada, llegando, a partir de',
    until: 'al, hasta, hasta el, a, salida, salida el, saliendo',
    between: 'entre, entre el',
    and: 'y, con, más, mas',
    or: 'o, ni, u',
    for: 'para, somos, seremos, seríamos, x, pa',
    one: 'un, una',
    ordinal: 'º, de, ro',
    adults: 'adulto, adultos, adultas, mayores, ad, adul',
    people: 'persona, personas, pers, gente, huéspedes, viajeros, amigos, amigas, pax, personitas',
    children:
      'niño, niños, niña, niñas, hijos, hijas, peques, chicos, menores, adolescentes, adolescente, nenes, crios, chica, chico, hijo e hija, nieto, nieta, nietos, nietas, muchacho, muchacha, crío',
    baby: 'bebé, bebés, bebe, bebes, recién nacido',
    ages: 'años, añitos, año, de edad, edades, edad, anos, tienen, que tienen, tiene',
    family: 'familia de, familia con, familia, familias, en familia, con la familia',
    rooms:
      'habitación, habitaciones, habitacion, habitación doble, habitaciones dobles, habitación individual, habitaciones individuales, cuarto, cuartos, dormitorios, recámaras',
    stars: 'estrella, estrellas, *, ★, ⭐',
    limit:
      'menos de, hasta, máximo, maximo, max, como máximo, no más de, por debajo de, máximo de, más barato que, a lo sumo, límite, gastar, que no pase de, que no supere, inferior a, tope, bajo, que no cueste más de, por menos de, un máximo de, como mucho, máx, tope de',
    budget: 'presupuesto, mi presupuesto, presupuesto de, un presupuesto de',
    noBudget:
      'el dinero no es problema, el dinero no importa, el precio no importa, no importa el precio, da igual el precio, sin límite de presupuesto, presupuesto ilimitado, sin presupuesto, olvida el presupuesto, el presupuesto no importa, no importa el presupuesto, no importa el dinero, dinero no es problema, sin límite, el precio da igual, cueste lo que cueste',
    per: 'por, la, cada, /, a la, x',
    perNight: 'por noche, al día, por día, la noche, diarios, x noche',
    perPerson: 'por cabeza, por barba, cada uno, pp',
    perStay:
      'por la estancia, por toda la estancia, por estancia, por el hotel, toda la estancia, la estancia, la estadía, toda la estadía, por la estadía, por toda la estadía, estancia completa, estancia entera, estadía completa, la estancia entera, para toda la estancia, para la estancia',
    perTrip:
      'en total, total, para todo el viaje, por todo, para todo, todo el viaje, para el viaje, por el viaje, por viaje',
    also: 'también, tambien, además, ademas, igualmente',
    not: 'ya tengo, ya tenemos, no, sin, no quiero, no queremos, no necesito, no necesitamos, nada de, ningún, ninguna, en vez de, en lugar de, excepto, salvo, menos, olvida, tampoco, ni, evita, evitar, ningun',
    notAfter:
      'no hace falta, no es necesario, no necesito, no, no vienen, no viene, no van a venir, no vendrán, al final no vienen, se quedan en casa',
    common:
      'no lejos de, no sé, no se, por qué no, si no, no solo, todavía no, aún no, no tengo, si es posible, no muy lejos, no estoy seguro, no hay problema, yo, nosotros, es, son, está, que, qué, donde, dónde, cuándo, cuando, cómo, como, cuál, cual, quién, los, las, lo, busco, buscamos, buscando, quiero, queremos, quisiera, quisiéramos, necesito, necesitamos, puedo, puedes, podemos, encuentra, encontrar, muestra, muéstrame, enséñame, por favor, porfa, hola, buenas, gracias, me, nos, mi, mis, nuestro, hay, tener, tengo, hacer, haz, buen, bueno, buena, buenos, mejor, mejores, cerca, cerca de, viaje, vacaciones, y para, qué tal, que tal, mejor, algo, algún, alguna, algunos, ir, viajar, vamos, todo, todos, sea, mar, set, ser, dame, recomienda, reservar, sobre, muy, del mar, esto, ponlo, cámbialo, dormir en casa de, quedarnos con amigos, dormimos en casa de, alojamos con amigos, quedamos con amigos, al aire libre, aire libre',
  },
  multipliers: { 100: 'cien, ciento, cientos', 1000: 'mil, k' },
  several: {
    '1 adults': 'abuela, abuelo, la abuela, el abuelo, mi madre, mi padre, mi mamá, mi papá',
    '2 people':
      'pareja, en pareja, nosotros dos, los dos, mi mujer y yo, mi esposa y yo, mi marido y yo, mi esposo y yo, mi novia y yo, mi novio y yo, mi pareja y yo, yo y mi mujer, con mi mujer, con mi esposa, con mi marido, con mi esposo, con mi novia, con mi novio, con mi pareja, mi madre y yo, mi amigo y yo, mi amiga y yo, nosotras dos, las dos, mi mujer, mi esposa, mi marido, mi esposo, mi novia, mi novio, mi pareja, mi señora, mi prometida, mi señora y yo, marido y mujer, matrimonio, para mi mujer, para mi esposa, para mi marido, para mi esposo, para mi novia, para mi novio, para mi pareja, para mi señora',
    '1 people':
      'solo yo, yo solo, yo sola, viajo solo, viajo sola, sola, solo para mí, para mí solo, para mí sola, para mí, en solitario',
    '1 children': 'mi hijo, mi hija, hijo, hija, para mi hijo, para mi hija',
    '2 week': 'quincena, quince días, 15 días',
    'this weekend': 'el fin de semana, el finde',
  },
  money: {
    USD: 'dólar, dólares, dolar, dolares, usd, pavos verdes',
    EUR: 'euro, euros, eur, pavos, leuros',
    GBP: 'libra, libras, gbp',
    JPY: 'yen, yenes',
    MXN: 'pesos mexicanos, mxn',
    CHF: 'francos, francos suizos',
    TRY: 'liras, liras turcas',
    INR: 'rupias, rupia',
    BRL: 'reales',
  },
  wants: {
    hotels:
      'hotel*, otel, hostal, hostales, hostel*, albergue*, alojamiento*, alojar*, alojo, hospedaje*, hospedar*, hospedo, dónde dormir, dormir, dónde quedarme, dónde quedarnos, quedarme, quedarnos, apartamento*, departamento, piso, airbnb, casa rural, casas rurales, pensión, pensiones, resort*, posada*, villa, motel*, suite, parador*, cabaña*, un sitio donde quedar*, bungalow, quedarse',
    activities:
      'qué hacer, que hacer, cosas que hacer, cosas para hacer, para hacer, qué ver, que ver, cosas que ver, qué visitar, que visitar, visitar, lugares para visitar, lugares que ver, actividad*, atraccion*, atracción*, excursión*, excursion*, tour, tours, visita, visitas, visitas guiadas, visita guiada, museo*, entradas, entrada para, boletos, tickets, restaurante*, dónde comer, donde comer, comer, vida nocturna, salir de fiesta, fiesta, paseo*, senderismo, buceo, snorkel, crucero*, cata, catas, clase de cocina, clases de cocina, monumento*, espectáculo*, concierto*, sitios de interés, lugares de interés, puedo hacer, podemos hacer, se puede hacer, hacer turismo, planes para hacer, ocio',
    plan: 'itinerario*, plan, planes, planifica*, planear, planea, planeo, plan de viaje, día a día, dia a dia, día por día, ruta, rutas, programa, organiza*, agenda, cronograma, planificación, hoja de ruta, recorrido',
    agents:
      'agente de viajes, agentes de viajes, agente, agentes, agencia, agencias, agencia de viajes, agencias de viajes, experto*, experta*, experto local, expertos locales, asesor*, especialista*, persona real, un humano, persona de verdad',
    request:
      'cotización*, cotizacion*, cotizar, oferta, ofertas, pedir presupuesto, solicitar presupuesto, pide presupuesto, propuesta*',
    information:
      'tiempo hace, tiempo hará, qué tiempo, que tiempo, el tiempo en, clima, temperatura*, llueve, lloverá, lluvia, llover, nieve, hace frío, hace calor, pronóstico, visado, visados, visa, visas, pasaporte*, horario*, abre, abren, abierto, cierra, cierran, cerrado, huelga*, noticias, tipo de cambio, moneda, divisa, requisitos, seguro, segura, seguridad, es peligroso, peligros*, qué hora, vacuna*, transporte público, cómo llegar, cómo llego, festivos, a qué hora, cuánto cuesta la entrada, cuesta la entrada, precio de la entrada, cuánto cuesta entrar, cuesta entrar, precio de entrada',
    help: 'mi reserva, mis reservas, mi reservación, mi cuenta, cuenta, cancelar*, cancelación*, cancelo, contraseña*, iniciar sesión, inicio sesión, registrar*, cómo funciona, como funciona, quién eres, quien eres, qué puedes hacer, que puedes hacer, eres un*, eres una*, bot, robot, es gratis, es gratuito, servicio al cliente, atención al cliente, mis datos, reembolso*, cómo reservo, cómo puedo reservar, pagar, formas de pago, métodos de pago, esta página, este sitio, esta web, qué es atoll, atoll, cambiar mi reserva, soporte, newsletter, privacidad, su sitio, vuestra web, su página, es gratuita, su web',
  },
  timeless:
    'qué idioma, idioma*, se habla, mejor época, mejor momento, mejor mes, cuándo ir, cuando ir, huso horario, zona horaria, diferencia horaria, propina*, agua del grifo, enchufe*, qué tan lejos, capital de, hablan en, qué lengua, lenguas, mejor temporada, mejores meses, mejor tiempo para, cuándo visitar, cuándo viajar, qué mes, háblame de, hablame de, háblame sobre, cuéntame de, cuéntame sobre, cuéntame algo, cuentame de, cuentame algo, dime algo de, dime algo sobre, qué sabes de, qué sabes sobre, conocido por, conocida por, historia de, habitantes, número de emergencia',
  tastes: {
    pool: 'piscina*, alberca*, pileta*',
    breakfast: 'desayuno*, desalluno',
    halfBoard: 'media pensión, media pension',
    allInclusive: 'todo incluido, todo incluído, all inclusive, pensión completa, pension completa',
    wifi: 'wifi, wi fi, internet',
    parking: 'parking, aparcamiento, estacionamiento, garaje, parqueadero, cochera, aparcar, estacionar',
    spa: 'spa, sauna, masaje*, balneario, jacuzzi, bienestar, wellness, termas',
    gym: 'gimnasio*, gym, fitness',
    restaurant: 'restaurante, restaurantes',
    bar: 'bar, bares, azotea',
    pets: 'mascota*, perro*, perra, perrito*, gato*, admite mascotas, admiten mascotas',
    beach:
      'playa*, frente al mar, vistas al mar, vista al mar, junto al mar, primera línea, cerca del mar, a pie de playa',
    airConditioning: 'aire acondicionado, climatizad*, aire condicionado, con aire, aire, a c',
    accessible:
      'silla de ruedas, accesible*, discapacitad*, movilidad reducida, discapacidad, sillas de ruedas',
    cheap:
      'barato, barata, baratos, baratas, baratito, baratitos, más barato, más baratos, más barata, económico*, economico*, económica*, economica*, asequible*, low cost, no muy caro, no muy caros, no demasiado caro, no tan caro, no caro, bajo presupuesto, poco presupuesto, demasiado caro, muy caro, bajo coste, barat, buen precio, ahorrar',
    luxury: 'lujo, de lujo, lujos*, alta gama, exclusiv*, elegante*, deluxe, gran lujo',
    central:
      'céntrico*, centrico*, céntrica*, centro, central, bien ubicado, bien situado, casco antiguo, casco histórico, en pleno centro',
    quiet: 'tranquil*, silencios*, sin ruido, relajante, relajad*, apartado',
    family: 'familiar, familiares, para niños, para familias, apto para niños',
    romantic: 'romántic*, romantic*, luna de miel, aniversario, enamorados',
  },
};
