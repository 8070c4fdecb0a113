// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record WebhookFormat(String value) implements Text {
    /** {@code standard} */
    public static final WebhookFormat STANDARD = new WebhookFormat("standard");

    /** {@code slack} */
    public static final WebhookFormat SLACK = new WebhookFormat("slack");

    /** {@code teams} */
    public static final WebhookFormat TEAMS = new WebhookFormat("teams");

    /** {@code discord} */
    public static final WebhookFormat DISCORD = new WebhookFormat("discord");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code standard} */
        STANDARD,
        /** {@code slack} */
        SLACK,
        /** {@code teams} */
        TEAMS,
        /** {@code discord} */
        DISCORD,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "standard" -> Known.STANDARD;
            case "slack" -> Known.SLACK;
            case "teams" -> Known.TEAMS;
            case "discord" -> Known.DISCORD;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
