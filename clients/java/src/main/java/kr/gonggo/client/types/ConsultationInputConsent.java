// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ConsultationInputConsent(String value) implements Text {
    /** {@code 2026-11-22} */
    public static final ConsultationInputConsent _2026_11_22 = new ConsultationInputConsent("2026-11-22");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code 2026-11-22} */
        _2026_11_22,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "2026-11-22" -> Known._2026_11_22;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
