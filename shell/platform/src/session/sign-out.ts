import { API_PATHS } from '@atoll/contracts/api-paths';
import type { AppDispatch } from '../store';
import { accessToken, forgetSignIn } from './access';

/**
 * Ends this browser's session, here and in every tab and remote (AUT-25). The browser forgets it even where the API
 * cannot be reached; false then, because the session lives on at the API until it expires.
 */
export async function signOut(dispatch: AppDispatch): Promise<boolean> {
  const token = await accessToken(dispatch);
  try {
    const response = await fetch(API_PATHS.logout, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: '{}',
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    forgetSignIn(dispatch);
  }
}
