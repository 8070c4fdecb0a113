package kr.gonggo.client.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is sent. A field has three states: not said at all, said to be null, and said to have a value. */
public abstract class Input {
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** For the types of what is sent. */
    protected Input() {}

    /**
     * Says a field by its name, also one that this version of the client does not know.
     *
     * @param name the name in the API
     * @param value the value, or null
     */
    public final void set(String name, Object value) {
        fields.put(name, value);
    }

    /**
     * Says a field whose value must not be null.
     *
     * @param name the name in the API
     * @param value the value
     */
    protected final void setGiven(String name, Object value) {
        if (value == null) throw new IllegalArgumentException(name + " is null; to send null, call its reset method");
        set(name, value);
    }

    /** {@return what has been said so far, by the names of the API} */
    public final Map<String, Object> fields() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** Tells the names, not the values: there may be secrets among them. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + fields.keySet();
    }
}
