package kr.gonggo.client;

import static java.net.http.HttpRequest.BodyPublishers.noBody;
import static java.net.http.HttpRequest.BodyPublishers.ofString;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import kr.gonggo.client.json.Json;

/** The values of options; copied before each change. */
final class Settings implements Cloneable {
    final String baseUrl;
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    HttpClient http;
    Duration timeout = Duration.ofSeconds(30);
    Duration retryDelay = Duration.ofMillis(500);
    Duration maxRetryAfter = Duration.ofMinutes(1);
    Duration pause = Duration.ofSeconds(5);
    int maxRetries = 2;
    String idempotencyKey;
    BiConsumer<HttpResponse<?>, InputStream> heard = (head, body) -> {};
    boolean isRaw;

    Settings(String baseUrl) {
        // Paths begin with /v1, so it is removed from a base URL that ends with it.
        this.baseUrl = baseUrl.replaceFirst("/*(?:/v1)?/*$", "");
        if (!this.baseUrl.matches("https?://[^/?#]+[^?#]*"))
            // A key passed as the base URL by mistake must not get into a log.
            throw new IllegalArgumentException(
                    "The first argument is not the base URL of a service, such as https://gonggo.example.com"
                            + (baseUrl.contains("gg_") ? "" : ": \"" + baseUrl + "\""));
    }

    Settings with(Option... options) {
        var copy = copy();
        for (Option option : options) option.change.accept(copy);
        return copy;
    }

    private Settings copy() {
        try {
            var copy = (Settings) clone();
            copy.headers = new TreeMap<>(headers);
            return copy;
        } catch (CloneNotSupportedException error) {
            throw new AssertionError(error);
        }
    }

    /** Loops read the response themselves. */
    Settings unraw() {
        isRaw = false;
        return this;
    }

    HttpRequest request(Operation operation) {
        var all = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        all.put("Accept", operation.accept());
        all.put("User-Agent", "gonggo-java/" + GonggoClient.VERSION);
        all.putAll(headers);
        if (operation.takesKey()) all.put("Idempotency-Key", idempotencyKey);
        if (operation.body() != null) all.put("Content-Type", "application/json");
        Object body = operation.body();
        var request = HttpRequest.newBuilder(URI.create(baseUrl + operation.address()))
                .method(operation.method(), body == null ? nothing() : ofString(Json.write(body)));
        all.forEach((name, value) -> {
            // The message of Java contains the value, which may be a secret.
            if (!value.matches("[\\t\\x20-\\x7e\\x80-\\xff]*"))
                throw new IllegalArgumentException("the header " + name + " cannot have such a value");
            request.header(name, value);
        });
        return request.build();
    }

    /** Java retries a lost GET by itself, which would not be counted. Here, a second request for the body fails. */
    private BodyPublisher nothing() {
        if (http.authenticator().isPresent()) return noBody();
        var isAsked = new AtomicBoolean();
        return new BodyPublisher() {
            @Override
            public long contentLength() {
                if (isAsked.getAndSet(true)) throw new IllegalStateException("the connection was cut before an answer");
                return 0;
            }

            @Override
            public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
                noBody().subscribe(subscriber);
            }
        };
    }
}
