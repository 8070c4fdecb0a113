package kr.gonggo.client.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * JSON for the types of this client: records, lists, maps, {@link Text} and {@link Input}. Use it to store what you
 * have read, and to read it again.
 */
public final class Json {
    private static final int DEEPEST = 500;
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern WHOLE = Pattern.compile("-?\\d+");
    private static final Pattern FOUR = Pattern.compile("[0-9a-fA-F]{4}");

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /**
     * Reads a value. Fields that the type does not have are ignored; absent lists become empty, except that every page
     * of a list must have {@code items}.
     *
     * @param <T> the type of the value
     * @param text the JSON
     * @param type a record, or {@code Object} for maps, lists, strings, numbers, booleans and null
     * @return the value; null only for {@code Object}, if the JSON is null
     * @throws JsonException if the text is not JSON, or does not match the type
     */
    @SuppressWarnings("unchecked")
    public static <T> T read(String text, Class<T> type) {
        return (T) bind(parse(text, type), type, type.getSimpleName());
    }

    /**
     * Reads a list.
     *
     * @param <T> the type of the items
     * @param text the JSON
     * @param type the type of the items
     * @return the list
     * @throws JsonException if the text is not JSON, or does not match the type
     */
    @SuppressWarnings("unchecked")
    public static <T> List<T> readList(String text, Class<T> type) {
        return (List<T>) list(parse(text, type), type, type.getSimpleName());
    }

    /**
     * Writes a value, including secrets.
     *
     * @param value a record, list, map, {@link Text}, {@link Input}, string, number, boolean or null
     * @return the JSON
     */
    public static String write(Object value) {
        var out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static Object parse(String text, Class<?> type) {
        var json = new Json(text);
        Object value = json.value();
        if (json.peek() != 0 || json.at < text.length()) throw json.fault();
        if (value == null && type != Object.class) throw new JsonException(type.getSimpleName() + " is null", false);
        return value;
    }

    /** The next character that is not whitespace; 0 at the end. */
    private char peek() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean skips(char sign) {
        boolean isThere = peek() == sign;
        if (isThere) at++;
        return isThere;
    }

    private void expect(char sign) {
        if (!skips(sign)) throw fault();
    }

    private JsonException fault() {
        return new JsonException("no JSON from letter " + at + " on", true);
    }

    private Object value() {
        if (++depth > DEEPEST) throw fault();
        Object value = switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
        depth--;
        return value;
    }

    private Map<String, Object> object() {
        Map<String, Object> fields = new LinkedHashMap<>();
        expect('{');
        if (skips('}')) return fields;
        do {
            if (peek() != '"') throw fault();
            String name = string();
            expect(':');
            fields.put(name, value());
        } while (skips(','));
        expect('}');
        return fields;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        expect('[');
        if (skips(']')) return items;
        do items.add(value());
        while (skips(','));
        expect(']');
        return items;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw fault();
        at += word.length();
        return value;
    }

    /** Whole numbers become {@code Long} if they fit, all others {@code Double}. */
    private Number number() {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(from, at);
        if (!NUMBER.matcher(digits).matches()) throw fault();
        if (digits.length() < 19 && WHOLE.matcher(digits).matches()) return Long.valueOf(digits);
        return Double.valueOf(digits);
    }

    private String string() {
        int from = ++at;
        while (at < text.length() && text.charAt(at) >= ' ' && text.charAt(at) != '"' && text.charAt(at) != '\\') at++;
        var letters = new StringBuilder().append(text, from, at);
        for (; ; at++) {
            char letter = at < text.length() ? text.charAt(at) : 0;
            if (letter < ' ') throw fault();
            if (letter == '"') break;
            letters.append(letter == '\\' ? escaped() : letter);
        }
        at++;
        return letters.toString();
    }

    private char escaped() {
        char letter = ++at < text.length() ? text.charAt(at) : 0;
        int index = "\"\\/bfnrt".indexOf(letter);
        if (index >= 0) return "\"\\/\b\f\n\r\t".charAt(index);
        if (letter != 'u' || !FOUR.matcher(text).region(at + 1, text.length()).lookingAt()) throw fault();
        at += 4;
        return (char) Integer.parseInt(text, at - 3, at + 1, 16);
    }

    /** Converts a parsed value to the type; {@code place} names the position of an error. */
    private static Object bind(Object value, Type type, String place) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
            return generic.getRawType() == List.class ? list(value, inner, place) : map(value, inner, place);
        }
        var wanted = (Class<?>) type;
        if (value == null) return wanted.isPrimitive() ? bind(wanted == boolean.class ? false : 0L, type, place) : null;
        if (wanted.isRecord() && value instanceof Map<?, ?> fields) return Shape.OF.get(wanted).make(fields, place);
        if (Text.class.isAssignableFrom(wanted) && value instanceof String) return Shape.OF.get(wanted).make(value);
        if (value instanceof Number number) value = fitting(number, wanted);
        boolean isPrimitive = wanted == boolean.class ? value instanceof Boolean : value instanceof Number;
        if (wanted.isPrimitive() ? isPrimitive : wanted.isInstance(value)) return value;
        throw new JsonException(place + " is no " + wanted.getSimpleName(), false);
    }

    private static Number fitting(Number number, Class<?> wanted) {
        if (wanted == int.class || wanted == Integer.class) return number.intValue();
        if (wanted == long.class || wanted == Long.class) return number.longValue();
        return wanted == double.class || wanted == Double.class ? (Number) number.doubleValue() : number;
    }

    private static List<?> list(Object value, Type inner, String place) {
        if (value == null) return null;
        if (!(value instanceof List<?> items)) throw new JsonException(place + " is no list", false);
        List<Object> bound = new ArrayList<>(items.size());
        for (Object item : items) bound.add(bind(item, inner, place));
        return Collections.unmodifiableList(bound);
    }

    private static Map<?, ?> map(Object value, Type inner, String place) {
        if (value == null) return null;
        if (!(value instanceof Map<?, ?> fields)) throw new JsonException(place + " is no object", false);
        Map<Object, Object> bound = new LinkedHashMap<>();
        fields.forEach((name, field) -> bound.put(name, bind(field, inner, place + "." + name)));
        return Collections.unmodifiableMap(bound);
    }

    /** The components of a record, read once by reflection. */
    private record Shape(Constructor<?> constructor, RecordComponent[] components) {
        static final ClassValue<Shape> OF = new ClassValue<>() {
            @Override
            protected Shape computeValue(Class<?> type) {
                RecordComponent[] components = type.getRecordComponents();
                try {
                    return new Shape(
                            type.getConstructor(
                                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new)),
                            components);
                } catch (NoSuchMethodException error) {
                    throw new IllegalArgumentException(type + " cannot be made", error);
                }
            }
        };

        /** Names reserved by Java have an underscore appended. */
        static String nameOf(RecordComponent component) {
            String name = component.getName();
            return name.endsWith("_") ? name.substring(0, name.length() - 1) : name;
        }

        Object make(Map<?, ?> fields, String place) {
            var values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                String name = nameOf(components[i]);
                boolean isEmpty = components[i].getType() == List.class && !fields.containsKey(name);
                if (isEmpty && name.equals("items")) throw new JsonException(place + " has no items", false);
                Object value = isEmpty ? List.of() : fields.get(name);
                values[i] = bind(value, components[i].getGenericType(), place + "." + name);
            }
            return make(values);
        }

        Object make(Object... values) {
            try {
                return constructor.newInstance(values);
            } catch (ReflectiveOperationException error) {
                throw new IllegalStateException(constructor + " fails", error);
            }
        }

        Map<String, Object> fieldsOf(Object value) {
            Map<String, Object> fields = new LinkedHashMap<>();
            try {
                for (RecordComponent component : components)
                    fields.put(nameOf(component), component.getAccessor().invoke(value));
            } catch (ReflectiveOperationException error) {
                throw new IllegalArgumentException(value.getClass() + " cannot be read", error);
            }
            return fields;
        }
    }

    private static void write(Object value, StringBuilder out) {
        if (value == null || value instanceof Boolean) out.append(value);
        else if (value instanceof Number number) writeNumber(number, out);
        else if (value instanceof CharSequence) writeString(value.toString(), out);
        else if (value instanceof Text words) writeString(words.value(), out);
        else if (value instanceof Input input) writeObject(input.fields(), out);
        else if (value instanceof Map<?, ?> fields) writeObject(fields, out);
        else if (value instanceof Record) writeObject(Shape.OF.get(value.getClass()).fieldsOf(value), out);
        else if (value instanceof Iterable<?> items) writeArray(items, out);
        else throw new IllegalArgumentException(value.getClass() + " cannot be written as JSON");
    }

    private static void writeNumber(Number number, StringBuilder out) {
        if (!Double.isFinite(number.doubleValue())) throw new IllegalArgumentException("JSON has no such number");
        out.append(number);
    }

    private static void writeObject(Map<?, ?> fields, StringBuilder out) {
        String before = "{";
        for (Map.Entry<?, ?> field : fields.entrySet()) {
            writeString(String.valueOf(field.getKey()), out.append(before));
            write(field.getValue(), out.append(':'));
            before = ",";
        }
        out.append(fields.isEmpty() ? "{}" : "}");
    }

    private static void writeArray(Iterable<?> items, StringBuilder out) {
        out.append('[');
        for (Object item : items) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            write(item, out);
        }
        out.append(']');
    }

    private static void writeString(String letters, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            if (letter == '"' || letter == '\\') out.append('\\').append(letter);
            else if (letter < ' ' || Character.isSurrogate(letter) && !isPaired(letters, i))
                out.append(String.format("\\u%04x", (int) letter));
            else out.append(letter);
        }
        out.append('"');
    }

    /** A lone surrogate could not be encoded in UTF-8. */
    private static boolean isPaired(String letters, int at) {
        return Character.isHighSurrogate(letters.charAt(at))
                ? at + 1 < letters.length() && Character.isLowSurrogate(letters.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(letters.charAt(at - 1));
    }
}
