package kr.gonggo.client;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Values that are asked for while you go through them, once. Closing it, from another thread too, ends the loop and lets go
 * of the connection; so does an interrupt, by a {@link CancellationException}. Lists need not be closed; streams of events
 * and exports that you leave before their end do.
 *
 * @param <T> what it hands out
 */
public final class Loop<T> implements Iterable<T>, AutoCloseable {
    private final Hold hold;
    private final Supplier<T> source;
    private boolean isTaken;

    /** Null is the end. */
    Loop(Function<Hold, T> source) {
        hold = new Hold();
        this.source = () -> source.apply(hold);
    }

    private Loop(Hold hold, Supplier<T> source) {
        this.hold = hold;
        this.source = source;
    }

    /** What stands in each, one after the other. */
    <I> Loop<I> each(Function<T, List<I>> items) {
        Iterator<T> wholes = iterator();
        var open = new Object() {
            Iterator<I> items = List.<I>of().iterator();
        };
        return new Loop<>(hold, () -> {
            while (!open.items.hasNext() && wholes.hasNext()) open.items = items.apply(wholes.next()).iterator();
            return open.items.hasNext() ? open.items.next() : null;
        });
    }

    @Override
    public Iterator<T> iterator() {
        if (isTaken) throw new IllegalStateException("a loop can be gone through once");
        isTaken = true;
        return new Iterator<>() {
            private T next;

            @Override
            public boolean hasNext() {
                if (next == null && !hold.isOver()) next = ask();
                return next != null;
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                T given = next;
                next = null;
                return given;
            }
        };
    }

    private T ask() {
        try {
            T next = source.get();
            if (next == null) close();
            return next;
        } catch (CancellationException error) {
            if (!hold.isOver() || Thread.currentThread().isInterrupted()) throw error;
            return null;
        }
    }

    /** {@return the values as a stream; closing it closes the loop} */
    public Stream<T> stream() {
        var values = Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL);
        return StreamSupport.stream(values, false).onClose(this::close);
    }

    @Override
    public void close() {
        hold.close();
    }
}
