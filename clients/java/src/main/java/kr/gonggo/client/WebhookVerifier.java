package kr.gonggo.client;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import kr.gonggo.client.json.Json;
import kr.gonggo.client.types.WebhookEvent;

/** Checks whether the service has sent a webhook request. */
public final class WebhookVerifier {
    /** The X.509 prefix of an Ed25519 key. */
    private static final byte[] ED25519 = HexFormat.of().parseHex("302a300506032b6570032100");

    /** Checks whether an entry, such as {@code v1,K5oZ…}, was signed with a secret. */
    private interface Check {
        boolean fits(String version, byte[] signature, byte[] signed) throws GeneralSecurityException;
    }

    private final List<Check> checks;
    private final Duration tolerance;
    private final Clock clock;

    /**
     * Creates a verifier with the default tolerance of five minutes.
     *
     * @param secrets {@code whsec_…}, or {@code whpk_…} if the webhook signs with v1a; during a rotation, both
     * @throws IllegalArgumentException if one of them is invalid
     */
    public WebhookVerifier(String... secrets) {
        this(List.of(secrets), Duration.ofMinutes(5), Clock.systemUTC());
    }

    /**
     * Creates a verifier.
     *
     * @param secrets {@code whsec_…}, or {@code whpk_…} if the webhook signs with v1a; during a rotation, both
     * @param tolerance the maximum age of a delivery, or how far it may be in the future
     * @param clock the clock
     * @throws IllegalArgumentException if one of them is invalid
     */
    public WebhookVerifier(List<String> secrets, Duration tolerance, Clock clock) {
        checks = secrets.stream().map(WebhookVerifier::checkOf).toList();
        this.tolerance = tolerance;
        this.clock = clock;
    }

    private static Check checkOf(String secret) {
        boolean isPublic = secret.startsWith("whpk_");
        try {
            byte[] value = Base64.getDecoder().decode(secret.replaceFirst("^wh(sec|pk)_", ""));
            return isPublic ? checkOf(publicKey(value)) : checkOf(new SecretKeySpec(value, "HmacSHA256"));
        } catch (GeneralSecurityException | IllegalArgumentException error) {
            throw new IllegalArgumentException("The secret of a webhook is whsec_ or whpk_ and base64");
        }
    }

    private static PublicKey publicKey(byte[] value) throws GeneralSecurityException {
        return KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(joined(ED25519, value)));
    }

    private static byte[] joined(byte[] head, byte[] rest) {
        return ByteBuffer.allocate(head.length + rest.length).put(head).put(rest).array();
    }

    private static Check checkOf(PublicKey key) {
        return (version, signature, signed) -> {
            var check = Signature.getInstance("Ed25519");
            check.initVerify(key);
            check.update(signed);
            return version.equals("v1a") && signature.length == 64 && check.verify(signature);
        };
    }

    private static Check checkOf(SecretKeySpec key) {
        return (version, signature, signed) -> {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            return version.equals("v1") && MessageDigest.isEqual(signature, mac.doFinal(signed));
        };
    }

    /**
     * Returns the event if one of the secrets has signed it.
     *
     * @param body the bytes as received; text that was parsed and serialized again may differ
     * @param headers the headers; names in any case
     * @return the event
     * @throws InvalidSignatureException if the service has not sent it, or it is too old
     */
    public WebhookEvent verify(byte[] body, Map<String, String> headers) {
        var all = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        all.putAll(headers);
        return verify(body, all::get);
    }

    /**
     * The same with a function that returns headers: {@code request::getHeader} of a servlet, {@code
     * exchange.getRequestHeaders()::getFirst} of the server of the JDK.
     *
     * @param body the bytes as received
     * @param header returns a header, or null
     * @return the event
     * @throws InvalidSignatureException if the service has not sent it, or it is too old
     */
    public WebhookEvent verify(byte[] body, Function<String, String> header) {
        String id = Objects.requireNonNullElse(header.apply("webhook-id"), "");
        String time = Objects.requireNonNullElse(header.apply("webhook-timestamp"), "");
        String signatures = Objects.requireNonNullElse(header.apply("webhook-signature"), "");
        boolean isRecent = time.matches("\\d{1,12}")
                && tolerance.compareTo(Duration.ofMillis(Math.abs(clock.millis() - Long.parseLong(time) * 1000))) >= 0;
        if (id.isEmpty() || !isRecent) throw new InvalidSignatureException("id or time is missing, too old or too new");
        byte[] head = (id + "." + time + ".").getBytes(StandardCharsets.UTF_8);
        byte[] signed = joined(head, body);
        for (String entry : signatures.split(" "))
            if (isSigned(entry.split(",", 2), signed))
                return Json.read(new String(body, StandardCharsets.UTF_8), WebhookEvent.class);
        throw new InvalidSignatureException("no signature fits");
    }

    private boolean isSigned(String[] entry, byte[] signed) {
        try {
            byte[] signature = Base64.getDecoder().decode(entry.length < 2 ? "" : entry[1]);
            for (Check check : checks) if (check.fits(entry[0], signature, signed)) return true;
        } catch (IllegalArgumentException | GeneralSecurityException error) {
            return false;
        }
        return false;
    }
}
