// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EventsListSort(String value) implements Text {
    /** {@code timestamp} */
    public static final EventsListSort TIMESTAMP = new EventsListSort("timestamp");

    /** {@code -timestamp} */
    public static final EventsListSort TIMESTAMP_DESCENDING = new EventsListSort("-timestamp");

    @Override
    public String toString() {
        return value;
    }
}
