package kr.gonggo.client.json;

/** A string with its own type: a known word, a word that only a newer service knows, or a {@link Timestamp}. */
public interface Text {
    /** {@return the text in the format of the service} */
    String value();
}
