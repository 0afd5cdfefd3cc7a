import { currentAccessToken, toAppError, type AppError } from '@atoll/platform';
import { saveFile } from '@atoll/platform/save-file';

/** Fetches a CSV file as whoever is signed in and hands it to the browser; what hindered it, or null. */
export async function fetchCsv(
  path: string,
  params: Readonly<Record<string, string>>,
  name: string,
): Promise<AppError | null> {
  const query = new URLSearchParams(params);
  const token = await currentAccessToken();
  try {
    const response = await fetch(query.size === 0 ? path : `${path}?${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) return toAppError(await response.json(), response.status);
    saveFile(await response.blob(), name);
    return null;
  } catch (problem) {
    return toAppError(problem);
  }
}
