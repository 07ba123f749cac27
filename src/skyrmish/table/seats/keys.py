"""Keys: whoever holds a seat's key has the seat. Only their hashes are kept."""

import hashlib
import hmac
import secrets

KEY_BYTES, ID_BYTES = 24, 9


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """The name of a match: not secret, but not to be guessed either."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_of(key: str) -> str:
    """Keys are long and random, so that a plain hash cannot be turned round."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, key_hash: str) -> bool:
    """Compared in constant time: how long it takes tells nothing."""
    return hmac.compare_digest(hash_of(key), key_hash)
