import type { ContactImport, ImportStart } from '@atoll/contracts/crm-import';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import type { AccountsSite, Person } from '../../../test/accounts';
import { eventually } from '../../../test/eventually';
import { fileForm } from '../../../test/file-form';
import { contactsBy } from './contact-bodies';

/** What a test does with files of contacts, as their owner unless said otherwise. */
export function filesBy(site: () => AccountsSite, owner: () => Person) {
  const { send } = contactsBy(site);
  async function upload(bytes: Buffer | string, by: Person = owner()) {
    const form = fileForm(Buffer.from(bytes as string), 'people.csv');
    return site().app.inject({
      ...{ method: 'POST', url: CRM_PATHS.imports, payload: form.payload },
      headers: { ...by.headers, ...form.headers },
    });
  }
  const start = ({ id, mapping }: ContactImport, more: Partial<ImportStart> = {}, by: Person = owner()) =>
    send(by, 'POST', crmPath('importStart', id), { payload: { mapping, updateByMail: true, ...more } });
  async function ended({ id }: ContactImport, by: Person = owner()): Promise<ContactImport> {
    let latest: ContactImport | undefined;
    await eventually(async () => {
      latest = (await send(by, 'GET', crmPath('import', id))).json<ContactImport>();
      expect(latest.state).toBe('done');
    });
    return latest!;
  }
  async function taken(
    text: Buffer | string,
    more: Partial<ImportStart> = {},
    by: Person = owner(),
  ): Promise<ContactImport> {
    const file = (await upload(text, by)).json<ContactImport>();
    expect((await start(file, more, by)).statusCode).toBe(200);
    return ended(file, by);
  }
  return { upload, start, ended, taken };
}
