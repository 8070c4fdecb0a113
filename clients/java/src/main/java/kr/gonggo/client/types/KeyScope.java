// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeyScope(String value) implements Text {
    /** {@code bids:read} */
    public static final KeyScope BIDS_READ = new KeyScope("bids:read");

    /** {@code keywords:read} */
    public static final KeyScope KEYWORDS_READ = new KeyScope("keywords:read");

    /** {@code keywords:write} */
    public static final KeyScope KEYWORDS_WRITE = new KeyScope("keywords:write");

    /** {@code pursuits:read} */
    public static final KeyScope PURSUITS_READ = new KeyScope("pursuits:read");

    /** {@code pursuits:write} */
    public static final KeyScope PURSUITS_WRITE = new KeyScope("pursuits:write");

    /** {@code profile:read} */
    public static final KeyScope PROFILE_READ = new KeyScope("profile:read");

    /** {@code profile:write} */
    public static final KeyScope PROFILE_WRITE = new KeyScope("profile:write");

    /** {@code links:read} */
    public static final KeyScope LINKS_READ = new KeyScope("links:read");

    /** {@code links:write} */
    public static final KeyScope LINKS_WRITE = new KeyScope("links:write");

    /** {@code statistics:read} */
    public static final KeyScope STATISTICS_READ = new KeyScope("statistics:read");

    /** {@code reports:read} */
    public static final KeyScope REPORTS_READ = new KeyScope("reports:read");

    /** {@code reports:write} */
    public static final KeyScope REPORTS_WRITE = new KeyScope("reports:write");

    /** {@code team:read} */
    public static final KeyScope TEAM_READ = new KeyScope("team:read");

    /** {@code team:manage} */
    public static final KeyScope TEAM_MANAGE = new KeyScope("team:manage");

    /** {@code webhooks:read} */
    public static final KeyScope WEBHOOKS_READ = new KeyScope("webhooks:read");

    /** {@code webhooks:write} */
    public static final KeyScope WEBHOOKS_WRITE = new KeyScope("webhooks:write");

    /** {@code keys:manage} */
    public static final KeyScope KEYS_MANAGE = new KeyScope("keys:manage");

    /** {@code access:manage} */
    public static final KeyScope ACCESS_MANAGE = new KeyScope("access:manage");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code bids:read} */
        BIDS_READ,
        /** {@code keywords:read} */
        KEYWORDS_READ,
        /** {@code keywords:write} */
        KEYWORDS_WRITE,
        /** {@code pursuits:read} */
        PURSUITS_READ,
        /** {@code pursuits:write} */
        PURSUITS_WRITE,
        /** {@code profile:read} */
        PROFILE_READ,
        /** {@code profile:write} */
        PROFILE_WRITE,
        /** {@code links:read} */
        LINKS_READ,
        /** {@code links:write} */
        LINKS_WRITE,
        /** {@code statistics:read} */
        STATISTICS_READ,
        /** {@code reports:read} */
        REPORTS_READ,
        /** {@code reports:write} */
        REPORTS_WRITE,
        /** {@code team:read} */
        TEAM_READ,
        /** {@code team:manage} */
        TEAM_MANAGE,
        /** {@code webhooks:read} */
        WEBHOOKS_READ,
        /** {@code webhooks:write} */
        WEBHOOKS_WRITE,
        /** {@code keys:manage} */
        KEYS_MANAGE,
        /** {@code access:manage} */
        ACCESS_MANAGE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "bids:read" -> Known.BIDS_READ;
            case "keywords:read" -> Known.KEYWORDS_READ;
            case "keywords:write" -> Known.KEYWORDS_WRITE;
            case "pursuits:read" -> Known.PURSUITS_READ;
            case "pursuits:write" -> Known.PURSUITS_WRITE;
            case "profile:read" -> Known.PROFILE_READ;
            case "profile:write" -> Known.PROFILE_WRITE;
            case "links:read" -> Known.LINKS_READ;
            case "links:write" -> Known.LINKS_WRITE;
            case "statistics:read" -> Known.STATISTICS_READ;
            case "reports:read" -> Known.REPORTS_READ;
            case "reports:write" -> Known.REPORTS_WRITE;
            case "team:read" -> Known.TEAM_READ;
            case "team:manage" -> Known.TEAM_MANAGE;
            case "webhooks:read" -> Known.WEBHOOKS_READ;
            case "webhooks:write" -> Known.WEBHOOKS_WRITE;
            case "keys:manage" -> Known.KEYS_MANAGE;
            case "access:manage" -> Known.ACCESS_MANAGE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
