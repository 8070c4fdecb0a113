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

    @Override
    public String toString() {
        return value;
    }
}
