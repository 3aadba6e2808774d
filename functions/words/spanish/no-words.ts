/** Abbreviations, which the dictionary enters without their point, and signs. */
const ABBREVIATIONS =
  'ab abc ad admón adv ap apdo aprox art atte av avd avda ayto bibl blv bs bv caj cf cfr cgo ch cit cl cm coord cta cte ctvo depto ' +
  'diag dicc dpto dto dupdo ed edit ef ej entlo etc fca fig fol fra geneal geogr geom gob gral gta hab hno ib ibíd imp impr impto ' +
  'incl ing inst izq jhs kg km ldo lic loc máx mtro mín ms nro núm ob op pat pbro pdta pdte pg pl plza pol pp ppal pral prof prov ' +
  'pról pta pts pza pár qu rdo reg rel rep rev rte rvd rvdo sdad sig soc sr srta ss sto tel teléf tfno tpo trad tít univ vol vs ' +
  'vto xto';

/** Prefixes, which the list of a dictionary's words enters without their hyphen. */
const PREFIXES = 'anfi bi com deca des dis epi hecto hiper in infra per pre sub tri';

/** Of "priori", "posteriori" and the like, only the phrase is Spanish. */
const LATIN = 'mellitus nullius posteriori priori';

/** Spellings out of date, some of the list and one of the dictionary, whose word is there without the accent. */
const OLD = 'afé ál dí guión hí pié truhán';

const NO_WORDS = new Set(`${ABBREVIATIONS} ${PREFIXES} ${LATIN} ${OLD}`.split(' '));

/** Whether an entry of the sources is no word that stands alone. */
export function isNoWord(word: string): boolean {
  return NO_WORDS.has(word);
}

/** Plurals of pronouns and articles, and forms of verbs, all of which the list of a dictionary's words has. */
const INFLECTED = new Set(
  (
    'di doy ellas ellos es esas esos estas estos las les los mías míos nuestras nuestros suyas suyos tuyas tuyos vuestras ' +
    'vuestros'
  ).split(' '),
);

/** Whether a word of the list of a dictionary's words is a form of another one. */
export function isListedForm(word: string): boolean {
  return INFLECTED.has(word);
}
