// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProfileCertificateKind(String value) implements Text {
    /** {@code sme} */
    public static final ProfileCertificateKind SME = new ProfileCertificateKind("sme");

    /** {@code directProduction} */
    public static final ProfileCertificateKind DIRECT_PRODUCTION = new ProfileCertificateKind("directProduction");

    /** {@code women} */
    public static final ProfileCertificateKind WOMEN = new ProfileCertificateKind("women");

    /** {@code disabled} */
    public static final ProfileCertificateKind DISABLED = new ProfileCertificateKind("disabled");

    /** {@code social} */
    public static final ProfileCertificateKind SOCIAL = new ProfileCertificateKind("social");

    /** {@code startup} */
    public static final ProfileCertificateKind STARTUP = new ProfileCertificateKind("startup");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code sme} */
        SME,
        /** {@code directProduction} */
        DIRECT_PRODUCTION,
        /** {@code women} */
        WOMEN,
        /** {@code disabled} */
        DISABLED,
        /** {@code social} */
        SOCIAL,
        /** {@code startup} */
        STARTUP,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "sme" -> Known.SME;
            case "directProduction" -> Known.DIRECT_PRODUCTION;
            case "women" -> Known.WOMEN;
            case "disabled" -> Known.DISABLED;
            case "social" -> Known.SOCIAL;
            case "startup" -> Known.STARTUP;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
