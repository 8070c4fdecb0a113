from __future__ import annotations

import hashlib
import hmac
import unittest
from base64 import b64decode, b64encode
from typing import Any

from gonggo import InvalidSignature, verify_webhook
from gonggo._platform.ed25519 import is_signed

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
ID, TIME, BODY = "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}'
SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
# Published with Standard Webhooks, and the example of its text.
PUBLIC_A = "whpk_ZlN4eg7dSSqi0moX9hQUk3orrOouK3QVQSlJa248c/g="
SIGNATURE_A = "v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag=="
PAIR_B = "6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg=="
PUBLIC_B = "whpk_" + b64encode(b64decode(PAIR_B)[32:]).decode()
SIGNATURE_B = "v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg=="


def headers(signature: str = SIGNATURE, number: str = ID, time: str = str(TIME)) -> dict[str, str]:
    return {"Webhook-Id": number, "webhook-timestamp": time, "webhook-signature": signature}


def verify(**given: Any) -> Any:
    told = {"body": BODY.encode(), "headers": headers(), "secrets": SECRET, "now": TIME, **given}
    return verify_webhook(told.pop("body"), told.pop("headers"), told.pop("secrets"), **told)


class Webhooks(unittest.TestCase):
    def refused(self, **given: Any) -> None:
        with self.assertRaises(InvalidSignature, msg=str(given)):
            verify(**given)

    def test_that_the_secret_has_signed_are_returned(self) -> None:
        self.assertEqual(verify(), {"test": 2432232314})
        self.assertEqual(verify(body=BODY, secrets=SECRET.removeprefix("whsec_")), {"test": 2432232314})

    def test_are_read_byte_by_byte(self) -> None:
        body = '{"type":"bid.matched","data":{"bid":{"title":"하수관로"}}}'.encode()
        made = hmac.new(b64decode(SECRET[6:]), f"{ID}.{TIME}.".encode() + body, hashlib.sha256).digest()
        event = verify(body=body, headers=headers("v1," + b64encode(made).decode()))
        self.assertEqual(event["data"]["bid"]["title"], "하수관로")

    def test_signed_with_v1a_are_checked_with_the_public_key(self) -> None:
        for secret, signature in ((PUBLIC_A, SIGNATURE_A), (PUBLIC_B, SIGNATURE_B)):
            self.assertEqual(verify(secrets=secret, headers=headers(signature)), {"test": 2432232314})
            self.refused(secrets=secret, headers=headers(signature), body=BODY + " ")
        self.refused(secrets=PUBLIC_A, headers=headers(SIGNATURE_B))
        self.refused(secrets=PUBLIC_A)
        self.refused(headers=headers(SIGNATURE_A))

    def test_of_a_rotation_need_one_signature_that_fits_one_secret(self) -> None:
        other = "whsec_" + b64encode(bytes(24)).decode()
        many = f"v2,xyz v1,AAAA {SIGNATURE_A} {SIGNATURE}"
        self.assertTrue(verify(headers=headers(many), secrets=[other, SECRET]))
        self.assertTrue(verify(headers=headers(many), secrets=[PUBLIC_A]))
        self.refused(headers=headers(many), secrets=[other])
        self.refused(secrets=[])

    def test_are_refused_where_anything_is_missing_or_bent(self) -> None:
        for signature in ("", "v1", "v1,", "v1,g0hM9SsE", SIGNATURE[3:], "v1,?", "v1,한", f"v2,{SIGNATURE[3:]}"):
            self.refused(headers=headers(signature))
        for name in headers():
            self.refused(headers={one: value for one, value in headers().items() if one != name})
        for time in ("hello", "", f"{TIME}.5", f"-{TIME}", "1e9", "１６１４２６５３３０"):
            self.refused(headers=headers(time=time))
        self.refused(headers=headers(number=f"{ID}.{TIME}"))
        self.refused(body=b"")

    def test_are_refused_if_too_old_or_too_far_ahead(self) -> None:
        for seconds in (-300, 300):
            self.assertTrue(verify(now=TIME + seconds))
            self.refused(now=TIME + seconds * 1.01)
        self.assertTrue(verify(now=TIME + 3000, tolerance=3600))
        self.refused(now=None)

    def test_cannot_be_checked_with_a_secret_that_is_none(self) -> None:
        for secret in ("", "whsec_", "whpk_", "whsec_?", "whsec_A", "whpk_AAAA"):
            with self.assertRaises(ValueError, msg=secret):
                verify(secrets=secret)


class Ed25519(unittest.TestCase):
    """Vectors of RFC 8032, section 7.1, and what must not pass."""

    VECTORS = [
        (
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
        ),
        (
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
        ),
        (
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            "af82",
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
        ),
    ]
    ORDER = 2**252 + 27742317777372353535851937790883648493

    def test_accepts_what_the_standard_gives(self) -> None:
        for key, message, signature in self.VECTORS:
            self.assertTrue(is_signed(*(bytes.fromhex(it) for it in (key, signature, message))))

    def test_refuses_every_other_message_key_and_signature(self) -> None:
        key, message, signature = (bytes.fromhex(it) for it in self.VECTORS[2])
        for place in (0, 31, 32, 63):
            bent = bytearray(signature)
            bent[place] ^= 1
            self.assertFalse(is_signed(key, bytes(bent), message))
        self.assertFalse(is_signed(key, signature, message + b"x"))
        self.assertFalse(is_signed(key[::-1], signature, message))
        self.assertFalse(is_signed(key, signature[:63], message))
        self.assertFalse(is_signed(key[:31], signature, message))
        # The same point written otherwise, and a scalar beyond the order: one message has one signature.
        scalar = int.from_bytes(signature[32:], "little") + self.ORDER
        self.assertFalse(is_signed(key, signature[:32] + scalar.to_bytes(32, "little"), message))
        self.assertFalse(is_signed((2**255 - 18).to_bytes(32, "little"), signature, message))


if __name__ == "__main__":
    unittest.main()
