"""The server as passkeys know it (Web Authentication Level 3): its name, and what it checks.

The name comes from the public address, never from what a request says about itself. Without one
the server is at home: browsers let passkeys be used at ``http://localhost``, whatever the port.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from alcaide.people.errors import NoPasskeysError, PasskeyError
from alcaide.people.identity.passkeys import Credential, Held, Passkey
from alcaide.people.person import Person
from alcaide.server.ops.settings import Config
from alcaide.server.security.host_names import LOOPBACK

HOME: Final = "localhost"
NAME: Final = "Alcaide"
TRANSPORTS: Final = frozenset({"ble", "hybrid", "internal", "nfc", "smart-card", "usb", "cable"})
TAKES: Final = 300_000  # milliseconds for a person to find his passkey


def rp_id(config: Config) -> str:
    """Return the name that passkeys are bound to; "": there can be none here."""
    host = (urlsplit(config.public_url).hostname or HOME) if config.public_url else HOME
    if find_spec("webauthn") is None:
        return ""
    if host in LOOPBACK:
        return HOME
    return "" if _number(host) or not config.secure else host


def creation_options(config: Config, person: Person, known: Sequence[Passkey]) -> dict[str, Any]:
    """Return what a browser is told to make a passkey. Raises NoPasskeysError."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    options = generate_registration_options(
        rp_id=_known(config),
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name,
        timeout=TAKES,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED  # it is found without a name
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
        ],
    )
    return options_to_json_dict(options)


def request_options(config: Config) -> dict[str, Any]:
    """Return what a browser is told to show a passkey. Raises NoPasskeysError."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(
        generate_authentication_options(rp_id=_known(config), timeout=TAKES)
    )


def challenge_in(answer: dict[str, Any]) -> str:
    """Return the challenge that an answer says it has signed. Raises PasskeyError."""
    return str(_client_data(answer).get("challenge", ""))


def checked_creation(config: Config, answer: dict[str, Any], challenge: str) -> Credential:
    """Return the new passkey in an answer. Raises PasskeyError."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import CredentialDeviceType

    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=_known(config),
            expected_origin=_origin(config, answer),
        )
    except NoPasskeysError:
        raise
    except Exception as error:  # the library has many, and odd bytes raise others
        raise PasskeyError from error
    transports = answer["response"].get("transports")
    named = transports if isinstance(transports, list) else []
    return Credential(
        bytes_to_base64url(made.credential_id),
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
        made.credential_device_type == CredentialDeviceType.MULTI_DEVICE,
        sorted(TRANSPORTS & {each for each in named if isinstance(each, str)}),
    )


def checked_use(config: Config, answer: dict[str, Any], challenge: str, held: Held) -> int:
    """Return how often a passkey says it was used. Raises PasskeyError.

    One that counts and has not counted on was copied; most passkeys that are synced do not count.
    """
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        shown = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=_known(config),
            expected_origin=_origin(config, answer),
            credential_public_key=base64url_to_bytes(held.public_key),
            credential_current_sign_count=held.uses,
        )
        handle = answer["response"].get("userHandle")
        if not handle or base64url_to_bytes(handle) != held.person.id.encode():
            raise PasskeyError
    except (NoPasskeysError, PasskeyError):
        raise
    except Exception as error:
        raise PasskeyError from error
    return shown.new_sign_count


def _known(config: Config) -> str:
    if name := rp_id(config):
        return name
    raise NoPasskeysError


def _origin(config: Config, answer: dict[str, Any]) -> str:
    """Return the origin that a page of ours has; at home, of a page at any port."""
    if rp_id(config) != HOME:
        parts = urlsplit(config.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()
    told = str(_client_data(answer).get("origin", ""))
    return told if urlsplit(told).hostname == HOME else f"http://{HOME}"


def _client_data(answer: dict[str, Any]) -> dict[str, Any]:
    from webauthn import base64url_to_bytes

    try:
        found = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise PasskeyError from error
    if not isinstance(found, dict) or found.get("crossOrigin") is True:  # in a frame of another
        raise PasskeyError
    return found


def _number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
