// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SessionEntitlement(String value) implements Text {
    /** {@code notices} */
    public static final SessionEntitlement NOTICES = new SessionEntitlement("notices");

    /** {@code keywords} */
    public static final SessionEntitlement KEYWORDS = new SessionEntitlement("keywords");

    /** {@code pursuits} */
    public static final SessionEntitlement PURSUITS = new SessionEntitlement("pursuits");

    /** {@code statistics} */
    public static final SessionEntitlement STATISTICS = new SessionEntitlement("statistics");

    /** {@code access} */
    public static final SessionEntitlement ACCESS = new SessionEntitlement("access");

    /** {@code competitors} */
    public static final SessionEntitlement COMPETITORS = new SessionEntitlement("competitors");

    /** {@code reports} */
    public static final SessionEntitlement REPORTS = new SessionEntitlement("reports");

    /** {@code team} */
    public static final SessionEntitlement TEAM = new SessionEntitlement("team");

    /** {@code webhooks} */
    public static final SessionEntitlement WEBHOOKS = new SessionEntitlement("webhooks");

    /** {@code allowList} */
    public static final SessionEntitlement ALLOW_LIST = new SessionEntitlement("allowList");

    /** {@code profiles} */
    public static final SessionEntitlement PROFILES = new SessionEntitlement("profiles");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code notices} */
        NOTICES,
        /** {@code keywords} */
        KEYWORDS,
        /** {@code pursuits} */
        PURSUITS,
        /** {@code statistics} */
        STATISTICS,
        /** {@code access} */
        ACCESS,
        /** {@code competitors} */
        COMPETITORS,
        /** {@code reports} */
        REPORTS,
        /** {@code team} */
        TEAM,
        /** {@code webhooks} */
        WEBHOOKS,
        /** {@code allowList} */
        ALLOW_LIST,
        /** {@code profiles} */
        PROFILES,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "notices" -> Known.NOTICES;
            case "keywords" -> Known.KEYWORDS;
            case "pursuits" -> Known.PURSUITS;
            case "statistics" -> Known.STATISTICS;
            case "access" -> Known.ACCESS;
            case "competitors" -> Known.COMPETITORS;
            case "reports" -> Known.REPORTS;
            case "team" -> Known.TEAM;
            case "webhooks" -> Known.WEBHOOKS;
            case "allowList" -> Known.ALLOW_LIST;
            case "profiles" -> Known.PROFILES;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
