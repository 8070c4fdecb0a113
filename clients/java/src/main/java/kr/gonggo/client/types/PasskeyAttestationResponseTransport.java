// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PasskeyAttestationResponseTransport(String value) implements Text {
    /** {@code ble} */
    public static final PasskeyAttestationResponseTransport BLE = new PasskeyAttestationResponseTransport("ble");

    /** {@code cable} */
    public static final PasskeyAttestationResponseTransport CABLE = new PasskeyAttestationResponseTransport("cable");

    /** {@code hybrid} */
    public static final PasskeyAttestationResponseTransport HYBRID = new PasskeyAttestationResponseTransport("hybrid");

    /** {@code internal} */
    public static final PasskeyAttestationResponseTransport INTERNAL = new PasskeyAttestationResponseTransport("internal");

    /** {@code nfc} */
    public static final PasskeyAttestationResponseTransport NFC = new PasskeyAttestationResponseTransport("nfc");

    /** {@code smart-card} */
    public static final PasskeyAttestationResponseTransport SMART_CARD = new PasskeyAttestationResponseTransport("smart-card");

    /** {@code usb} */
    public static final PasskeyAttestationResponseTransport USB = new PasskeyAttestationResponseTransport("usb");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code ble} */
        BLE,
        /** {@code cable} */
        CABLE,
        /** {@code hybrid} */
        HYBRID,
        /** {@code internal} */
        INTERNAL,
        /** {@code nfc} */
        NFC,
        /** {@code smart-card} */
        SMART_CARD,
        /** {@code usb} */
        USB,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "ble" -> Known.BLE;
            case "cable" -> Known.CABLE;
            case "hybrid" -> Known.HYBRID;
            case "internal" -> Known.INTERNAL;
            case "nfc" -> Known.NFC;
            case "smart-card" -> Known.SMART_CARD;
            case "usb" -> Known.USB;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
