package kr.gonggo.client.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request object. A field has three states: absent, null, or a value. */
public abstract class Input {
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** For the generated request types. */
    protected Input() {}

    /**
     * Sets a field by its name, which may be unknown to this version of the client.
     *
     * @param name the name in the API
     * @param value the value, or null
     */
    public final void set(String name, Object value) {
        fields.put(name, value);
    }

    /**
     * Sets a field whose value must not be null.
     *
     * @param name the name in the API
     * @param value the value
     */
    protected final void setGiven(String name, Object value) {
        if (value == null) throw new IllegalArgumentException(name + " is null; to send null, call its reset method");
        set(name, value);
    }

    /** {@return the fields set so far, by API name} */
    public final Map<String, Object> fields() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** Shows the names without the values, which may be secrets. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + fields.keySet();
    }
}
