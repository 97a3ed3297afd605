/** Passkeys of the browser: what it is told and answers, as the JSON of Web Authentication Level 3. */
import { Failure } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";

type Json = { [key: string]: unknown };

const REFUSALS: Record<string, string> = {
  NotAllowedError: "ui-passkey-not", // the person said no, or nothing for too long
  AbortError: "ui-passkey-not",
  InvalidStateError: "ui-passkey-there",
};

/** Can there be passkeys on this page? They are bound to a name, and an address in numbers is none. */
export function canPasskey(place: Pick<Location, "hostname"> = location): boolean {
  const number = /^[\d.]+$|^\[/.test(place.hostname);
  return !number && window.isSecureContext && "PublicKeyCredential" in window;
}

export function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const named = (some: unknown) =>
  ((some ?? []) as (Json & { id: string })[]).map((one) => ({ ...one, id: bytes(one.id) }));

/** Let the browser make a passkey. Throws a Failure with a sentence. */
export async function makePasskey(options: Json): Promise<Json> {
  const { user, challenge, excludeCredentials } = options as {
    user: Json;
    challenge: string;
    excludeCredentials?: Json[];
  };
  const publicKey = {
    ...options,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(String(user.id)) },
    excludeCredentials: named(excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    attestationObject: text(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/** Let the person show a passkey of his. Throws a Failure with a sentence. */
export async function showPasskey(options: Json): Promise<Json> {
  const { challenge, allowCredentials } = options as { challenge: string; allowCredentials?: Json[] };
  const publicKey = {
    ...options,
    challenge: bytes(challenge),
    allowCredentials: named(allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  const response = shown.response as AuthenticatorAssertionResponse;
  return answer(shown, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

const answer = (credential: PublicKeyCredential, response: Json): Json => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  response: { ...response, clientDataJSON: text(credential.response.clientDataJSON) },
  clientExtensionResults: {},
});

async function asked(work: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await work()) as PublicKeyCredential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new Failure(t(REFUSALS[name] ?? "ui-passkey-fails"), 0);
  }
}
