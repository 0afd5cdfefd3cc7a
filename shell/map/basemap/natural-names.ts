/** Names that have lost letters in Natural Earth's files, as they are written. */
const RESTORED: Readonly<Record<string, string>> = {
  'B?nou?': 'Bénoué',
  'Biwa Ko': 'Lake Biwa',
  'Caquet?': 'Caquetá',
  'Dal?lven': 'Dalälven',
  'Embalse de Entrepeas': 'Embalse de Entrepeñas',
  'Gh?ghara': 'Ghaghara',
  'God?vari': 'Godavari',
  'Gta lv': 'Göta älv',
  'Guain?a': 'Guainía',
  'Guapor?': 'Guaporé',
  Inarijrvi: 'Inarijärvi',
  'Japur?': 'Japurá',
  'Juru?': 'Juruá',
  'Kiz?lirmak': 'Kızılırmak',
  'Lule lv': 'Lule älv',
  'Mah?na Nad?': 'Mahanadi',
  'Mamor?': 'Mamoré',
  'Mara??n': 'Marañón',
  'Neuqu?n': 'Neuquén',
  Niagra: 'Niagara',
  'Ob?': 'Ob',
  'Olen?k': 'Olenyok',
  'Paran?': 'Paraná',
  'Parana?ba': 'Paranaíba',
  'Parna?ba': 'Parnaíba',
  Pijnne: 'Päijänne',
  Pnuco: 'Pánuco',
  'Pur?s': 'Purús',
  Rhne: 'Rhône',
  'S?n?gal': 'Sénégal',
  'S?o  Francisco': 'São Francisco',
  Skelleftelven: 'Skellefteälven',
  Susqehanna: 'Susquehanna',
  'Svernaya Dvina': 'Northern Dvina',
  'Tapaj?s': 'Tapajós',
  'Tom?': 'Tom',
  Tornelven: 'Torneälven',
  Vitava: 'Vltava',
  Zncara: 'Záncara',
  ngermanlven: 'Ångermanälven',
};
/** Two rivers in one name, a question mark for a letter, 'Pyhjrvi' for Pyhäjärvi, 'Ormsjn' for Ormsjön. */
const DAMAGED = /[,?/\d]|jrv|sjn|Rivire|\blv\b|^[a-z]/;

/** A river's, lake's or airport's name as it can be shown, without its second one in brackets; null when letters are lost. */
export function shownName(name: string | null | undefined): string | null {
  if (!name) return null;
  const restored = RESTORED[name];
  if (restored) return restored;
  const [first = ''] = name.split('(');
  return DAMAGED.test(first) ? null : first.replace(/\s+/g, ' ').trim();
}
