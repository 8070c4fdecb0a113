package kr.gonggo.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kr.gonggo.client.json.Json;
import kr.gonggo.client.json.JsonException;

/** The lines of a body as they arrive. */
final class Lines {
    /** A server-sent event. */
    record Message(String id, String data) {}

    private final BufferedReader reader;

    Lines(InputStream body) {
        reader = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
    }

    /** Returns the next line; null at the end. */
    String next() {
        try {
            return reader.readLine();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** Returns the next message; null at the end. An incomplete message at the end is dropped. */
    Message message() {
        String id = null;
        List<String> data = new ArrayList<>();
        for (String line = next(); line != null; line = next()) {
            String[] parts = line.split(":", 2);
            String value = parts.length < 2 ? "" : parts[1].startsWith(" ") ? parts[1].substring(1) : parts[1];
            if (parts[0].equals("id")) id = value;
            if (parts[0].equals("data")) data.add(value);
            if (!line.isEmpty()) continue;
            if (!data.isEmpty()) return new Message(id, String.join("\n", data));
            id = null;
        }
        return null;
    }

    static <T> T read(String text, Class<T> type) {
        try {
            return Json.read(text, type);
        } catch (JsonException error) {
            throw new ConnectionException("The answer is not JSON", error);
        }
    }
}
