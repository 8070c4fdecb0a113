package kr.gonggo.client;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Configures requests: passed to {@link GonggoClient} it applies to all of them, passed to a method to that call only.
 */
public final class Option {
    final Consumer<Settings> change;

    private Option(Consumer<Settings> change) {
        this.change = change;
    }

    /**
     * Limits one attempt including its body, and each silence of a stream.
     *
     * @param longest the limit; by default 30 seconds
     * @return the option
     */
    public static Option timeout(Duration longest) {
        return new Option(it -> it.timeout = longest);
    }

    /**
     * Limits the attempts after the first. Endless loops retry outages forever, unless this option is passed to them.
     *
     * @param retries the limit; by default 2
     * @return the option
     */
    public static Option maxRetries(int retries) {
        return new Option(it -> it.maxRetries = retries);
    }

    /**
     * Sets the delay before the second attempt; it doubles each time up to 8 seconds, with a random reduction.
     *
     * @param delay the delay; by default 500 ms
     * @return the option
     */
    public static Option retryDelay(Duration delay) {
        return new Option(it -> it.retryDelay = delay);
    }

    /**
     * Sets the longest wait that the service may ask for; if it asks for a longer one, its error is thrown at once.
     *
     * @param wait the wait; by default a minute
     * @return the option
     */
    public static Option maxRetryAfter(Duration wait) {
        return new Option(it -> it.maxRetryAfter = wait);
    }

    /**
     * Sets how long an endless loop waits without new data, if the service cannot wait itself.
     *
     * @param pause the pause; by default 5 seconds
     * @return the option
     */
    public static Option pause(Duration pause) {
        return new Option(it -> it.pause = pause);
    }

    /**
     * Sends a header with each request.
     *
     * @param name its name
     * @param value its value
     * @return the option
     */
    public static Option header(String name, String value) {
        return new Option(it -> it.headers.put(name, value));
    }

    /**
     * Sends requests with your own client, for example with a proxy or certificates. It must not follow redirects,
     * which is Java's default, because the key must not be sent to another address.
     *
     * @param http the client
     * @return the option
     * @throws IllegalArgumentException if it follows redirects
     */
    public static Option http(HttpClient http) {
        if (http.followRedirects() != HttpClient.Redirect.NEVER)
            throw new IllegalArgumentException("the HttpClient follows redirects; build it with Redirect.NEVER");
        return new Option(it -> it.http = http);
    }

    /**
     * Sets the idempotency key of a {@code POST}, so that it can be repeated even after a restart of your program. By
     * default, each call that accepts one has a random key, the same for all its attempts.
     *
     * @param key the key
     * @return the option
     */
    public static Option idempotencyKey(String key) {
        return new Option(it -> it.idempotencyKey = key);
    }

    /**
     * Sets the {@code ETag} of the record that you have read: a changed record is not overwritten (412).
     *
     * @param etag the tag
     * @return the option
     */
    public static Option ifMatch(String etag) {
        return header("If-Match", etag);
    }

    /**
     * Starts a stream of events after the event with this id.
     *
     * @param id the id
     * @return the option
     */
    public static Option lastEventId(String id) {
        return header("Last-Event-ID", id);
    }
}
