import { dangerIn } from './danger';
import { emergencyNumbersOf } from '../../shared/countries/emergency';

it.each([
  ['I was robbed in Rome and they took my passport'],
  ['help my husband has chest pain'],
  ['Wir hatten einen Unfall, wir brauchen einen Krankenwagen'],
  ['on m’a volé mon sac'],
  ['me han robado'],
  ['mi hanno rapinato'],
  ['fui assaltada no centro'],
  ['Pasaportum çalındı ne yapmalıyım'],
  ['मेरा पासपोर्ट चोरी हो गया'],
  ['財布を盗まれました'],
  ['أحتاج طبيب بسرعة'],
])('MAR-62: %j is an emergency', (text) => {
  expect(dangerIn(text)?.kind).toBe('emergency');
});

it.each([
  ['i want to die'],
  ['Ich will nicht mehr leben'],
  ['je veux mourir'],
  ['no quiero vivir'],
  ['voglio farla finita'],
  ['não quero mais viver'],
  ['intihar etmek istiyorum'],
  ['मैं जीना नहीं चाहता'],
  ['もう死にたい'],
  ['أريد أن أموت'],
])('MAR-62: %j gets a line more', (text) => {
  expect(dangerIn(text)?.kind).toBe('selfHarm');
});

it.each([
  ['hotels in Rome'],
  ['is it safe to walk in Naples at night?'],
  ['I am dying to see Paris'],
  ['hotel near the hospital in Vienna'],
  ['a hotel with a fireplace'],
  ['shooting stars tour in Sedona'],
  ['Wie ist die Polizei in Wien?'],
  ['ein bombiges Hotel zum Verlieben'],
  ['hôtel près de l’hôpital à Lyon'],
  ['hotel cerca del hospital en Sevilla'],
  ['東京の病院の近くのホテル'],
  ['فندق قريب من المستشفى'],
])('MAR-62: %j is none', (text) => {
  expect(dangerIn(text)).toBeNull();
});

it.each([
  ['IT', '112', '112'],
  ['US', '911', '911'],
  ['GB', '999', '999'],
  ['JP', '110', '119'],
  ['AU', '000', '000'],
  ['BR', '190', '192'],
  ['MV', '119', '102'],
])('MAR-62: in %s the police is %s and an ambulance %s', (country, police, ambulance) => {
  expect(emergencyNumbersOf(country)).toMatchObject({ police, ambulance });
});

it('MAR-62: a country without numbers, or none at all, is told', () => {
  expect([emergencyNumbersOf('AQ'), emergencyNumbersOf(undefined), emergencyNumbersOf('toString')]).toEqual([
    null,
    null,
    null,
  ]);
});
