// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record RegistryEntryLicenceState(String value) implements Text {
    /** {@code valid} */
    public static final RegistryEntryLicenceState VALID = new RegistryEntryLicenceState("valid");

    /** {@code undated} */
    public static final RegistryEntryLicenceState UNDATED = new RegistryEntryLicenceState("undated");

    /** {@code expired} */
    public static final RegistryEntryLicenceState EXPIRED = new RegistryEntryLicenceState("expired");

    /** {@code unclear} */
    public static final RegistryEntryLicenceState UNCLEAR = new RegistryEntryLicenceState("unclear");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code valid} */
        VALID,
        /** {@code undated} */
        UNDATED,
        /** {@code expired} */
        EXPIRED,
        /** {@code unclear} */
        UNCLEAR,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "valid" -> Known.VALID;
            case "undated" -> Known.UNDATED;
            case "expired" -> Known.EXPIRED;
            case "unclear" -> Known.UNCLEAR;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
