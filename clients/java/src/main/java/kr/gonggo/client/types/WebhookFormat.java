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

    @Override
    public String toString() {
        return value;
    }
}
