package kr.gonggo.client;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The properties of an operation, from the generated methods. Each {} of the path stands for one of its parts;
 * operations that only read can be repeated, whatever their method.
 */
record Operation(
        String method,
        String path,
        String accept,
        boolean takesKey,
        boolean onlyReads,
        Map<String, Object> query,
        Object body,
        String... parts) {
    private Operation asking(Map<String, Object> other) {
        return new Operation(method, path, accept, takesKey, onlyReads, other, body, parts);
    }

    /** The same with a query value. */
    Operation with(String name, Object value) {
        var copy = new LinkedHashMap<>(query);
        copy.put(name, value);
        return asking(copy);
    }

    Operation orElse(String name, Object value) {
        return query.get(name) == null ? with(name, value) : this;
    }

    Operation without(String... names) {
        var copy = new LinkedHashMap<>(query);
        copy.keySet().removeAll(List.of(names));
        return asking(copy);
    }

    /** The same with the query of a link. */
    Operation at(String search) {
        String address = path.split("\\?")[0] + "?" + search;
        return new Operation(method, address, accept, takesKey, onlyReads, Map.of(), body, parts);
    }

    String address() {
        String address = path;
        for (String part : parts) {
            if (part == null || part.matches("\\.{0,2}"))
                throw new IllegalArgumentException("\"" + part + "\" is no part of an address");
            address = address.replaceFirst("\\{\\}", encoded(part));
        }
        List<String> values = new ArrayList<>();
        query.forEach((name, value) -> {
            for (Object one : value instanceof List<?> all ? all : value == null ? List.of() : List.of(value))
                values.add(encoded(name) + "=" + encoded(one.toString()));
        });
        return values.isEmpty() ? address : address + "?" + String.join("&", values);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
