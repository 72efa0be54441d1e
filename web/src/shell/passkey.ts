/** Passkeys: converts the server's requests for the device, and the device's answers for the server. */
import { http, type Guest, type Passkeys } from '../server/http.ts'

/** Whether this browser can make and use passkeys here. */
export const passkeysHere = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext

type Options = Record<string, unknown> & { challenge: string }

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const text = (raw: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const named = (keys: unknown): PublicKeyCredentialDescriptor[] =>
  ((keys ?? []) as { id: string; type: 'public-key' }[]).map((key) => ({ ...key, id: bytes(key.id) }))

/** Closing the device's own dialogue is a change of mind, not an error. */
async function unlessClosed<T>(what: Promise<T>): Promise<T | null> {
  try {
    return await what
  } catch (problem) {
    if (problem instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(problem.name)) return null
    throw problem
  }
}

/** Make a passkey; null if the user cancels. */
export async function makePasskey(): Promise<Passkeys | null> {
  const options = (await http.passkeyToMake()).options as Options
  const user = options['user'] as { id: string; name: string; displayName: string }
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: named(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await unlessClosed(navigator.credentials.create({ publicKey }))) as PublicKeyCredential | null
  if (!made) return null
  const response = made.response as AuthenticatorAttestationResponse
  return await http.addPasskey({
    id: text(made.rawId),
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  })
}

/** Become the guest with a passkey that this device knows; null if the user cancels. */
export async function usePasskey(): Promise<Guest | null> {
  const options = (await http.passkeyToUse()).options as Options
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: named(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions
  const used = (await unlessClosed(navigator.credentials.get({ publicKey }))) as PublicKeyCredential | null
  if (!used) return null
  const response = used.response as AuthenticatorAssertionResponse
  return await http.comeWithPasskey({
    id: text(used.rawId),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
    },
  })
}
