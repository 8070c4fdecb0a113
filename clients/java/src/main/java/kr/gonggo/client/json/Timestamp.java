package kr.gonggo.client.json;

import java.time.OffsetDateTime;

/**
 * A time in the format of the service, such as {@code 2026-11-23T10:00:00+09:00}.
 *
 * @param value the text
 */
public record Timestamp(String value) implements Text {
    /**
     * Creates a timestamp.
     *
     * @param time the time
     * @return its text
     */
    public static Timestamp of(OffsetDateTime time) {
        return new Timestamp(time.toString());
    }

    /** {@return the parsed time} */
    public OffsetDateTime time() {
        return OffsetDateTime.parse(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
